/// A signed length in whole units of 1/192 pt.
///
/// 1/64 pt and a third of a point (one pixel at scale 3) are whole numbers of units, and sums are
/// exact in any order: 0.5 pt is 96 units, 1 pt 192, the estimated row height of 80 pt 15,360.
///
/// Source: H-UNIT-2.
public struct Length: Equatable, Comparable, Sendable {
  /// The length in units of 1/192 pt.
  public var units: Int64

  /// The number of units in one point.
  public static let unitsPerPoint: Int64 = 192

  /// Creates a length from units of 1/192 pt.
  @inlinable
  public init(units: Int64) {
    self.units = units
  }

  /// The length zero.
  @inlinable
  public static var zero: Length { Length(units: 0) }

  /// A length of whole points.
  @inlinable
  public static func points(_ count: Int64) -> Length { Length(units: count * unitsPerPoint) }

  /// The length nearest to a number of points, ties to even.
  ///
  /// - Precondition: `points` is finite and its magnitude is below 2^53 / 192.
  @inlinable
  public init(points: Double) {
    units = Int64(nearest: points * Double(Length.unitsPerPoint))
  }

  /// The length in points, rounded to the nearest `Double`.
  @inlinable
  public var points: Double { Double(units) / Double(Length.unitsPerPoint) }

  /// The absolute value.
  @inlinable
  public var magnitude: Length { Length(units: units < 0 ? -units : units) }

  /// Whether the left length is the smaller one.
  @inlinable
  public static func < (left: Length, right: Length) -> Bool { left.units < right.units }

  /// The sum of two lengths.
  @inlinable
  public static func + (left: Length, right: Length) -> Length {
    Length(units: left.units + right.units)
  }

  /// The difference of two lengths.
  @inlinable
  public static func - (left: Length, right: Length) -> Length {
    Length(units: left.units - right.units)
  }

  /// The length with its sign changed.
  @inlinable
  public static prefix func - (value: Length) -> Length { Length(units: -value.units) }

  /// The length repeated `count` times.
  @inlinable
  public static func * (left: Length, count: Int64) -> Length {
    Length(units: left.units * count)
  }

  /// Adds a length in place.
  @inlinable
  public static func += (left: inout Length, right: Length) { left.units += right.units }

  /// Subtracts a length in place.
  @inlinable
  public static func -= (left: inout Length, right: Length) { left.units -= right.units }
}
