public import TimelineUnits

/// An exact value of a metric: a whole number of parts of its unit.
///
/// Source: BM-STAT-3.
public struct Measure: Equatable, Sendable {
  /// The number of parts: ticks, 1/192 pt, millionths, or things.
  public var parts: Int64
  /// What a part is.
  public var unit: MetricUnit

  /// Creates a value from exact parts.
  public init(parts: Int64, unit: MetricUnit) {
    self.parts = parts
    self.unit = unit
  }

  /// Creates the value nearest to a number of units, ties to even, as files and options give it.
  ///
  /// - Returns: `nil` if the number is not finite or has more than 2^53 parts.
  public init?(nearest value: Double, unit: MetricUnit) {
    let scaled = value * unit.partsPerUnit
    guard scaled.isFinite, scaled.magnitude <= Double(Limits.safeInteger) else { return nil }
    parts = Int64(nearest: scaled)
    self.unit = unit
  }

  /// A number of things.
  public static func count(_ count: Int) -> Measure {
    Measure(parts: Int64(count), unit: .count)
  }

  /// A time, shown in milliseconds.
  public static func time(_ interval: Interval) -> Measure {
    Measure(parts: interval.ticks, unit: .milliseconds)
  }

  /// A length, shown in points.
  public static func length(_ length: Length) -> Measure {
    Measure(parts: length.units, unit: .points)
  }

  /// The share that `part` is of `whole`, rounded to the nearest millionth, shown in percent.
  ///
  /// - Returns: `nil` for a share of nothing.
  public static func share(_ part: Int, of whole: Int) -> Measure? {
    guard whole > 0 else { return nil }
    let share = Double(part) / Double(whole)
    return Measure(nearest: share * 100, unit: .percent)
  }

  /// The value in the unit that outputs print, rounded to the nearest `Double`.
  public var value: Double { Double(parts) / unit.partsPerUnit }
}
