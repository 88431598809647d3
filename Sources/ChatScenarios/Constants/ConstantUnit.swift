public import TimelineUnits

/// What the value of a constant is counted in.
public enum ConstantUnit: Equatable, Sendable {
  /// Time, shown in milliseconds.
  case milliseconds
  /// Time, shown in seconds.
  case seconds
  /// Length, in points.
  case points
  /// Speed, in points per second.
  case pointsPerSecond
  /// A whole number of things, such as `passes`.
  case count(of: String)
  /// A part of a whole, in thousandths.
  case fraction
  /// One of a few words.
  case choice([String])

  /// The unit as it is printed behind a number; empty for a choice.
  public var name: String {
    switch self {
    case .milliseconds: "ms"
    case .seconds: "s"
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .count(let things): things
    case .choice, .fraction: ""
    }
  }

  /// How many of the model's smallest parts (ticks, 1/192 pt) make one unit.
  var parts: Int64 {
    switch self {
    case .milliseconds: Interval.ticksPerSecond / 1_000
    case .seconds: Interval.ticksPerSecond
    case .points, .pointsPerSecond: Length.unitsPerPoint
    case .fraction: 1_000
    case .count, .choice: 1
    }
  }

  /// What a value of this unit is called in an error line.
  var noun: String {
    switch self {
    case .milliseconds, .seconds: "time such as 48ms or 1/6s"
    case .points: "length such as 80pt"
    case .pointsPerSecond: "speed such as 2200pt/s"
    case .count(let things): "whole number of \(things)"
    case .fraction: "part of a whole such as 0.3"
    case .choice(let words): "choice of " + words.joined(separator: ", ")
    }
  }

  /// The number of parts that a text stands for, or `nil` if it is no value of this unit.
  ///
  /// A number without a unit counts in the unit itself.
  func parts(of text: String) -> Int64? {
    if case .choice(let words) = self {
      return words.firstIndex { $0.utf8.elementsEqual(text.utf8) }.map(Int64.init)
    }
    guard let quantity = QuantityText.parse(text), let size = size(ofUnit: quantity.unit)
    else { return nil }
    let parts = quantity.value * Double(size)
    // Beyond this a `Double` no longer holds whole numbers exactly.
    guard parts.magnitude < 9e15 else { return nil }
    if case .count = self, parts != parts.rounded(.down) { return nil }
    return Int64(nearest: parts)
  }

  /// The time that a text such as `251ms` or `1.5s` stands for, or `nil` if it is none.
  public static func time(of text: String) -> Interval? {
    milliseconds.parts(of: text).map(Interval.init(ticks:))
  }

  /// A number of parts as text with its unit: `48 ms`, `1/6 s`.
  func text(of count: Int64) -> String {
    switch self {
    case .choice(let words):
      words.indices.contains(Int(count)) ? words[Int(count)] : ""
    case .count:
      String(count)
    case .fraction:
      QuantityText.text(of: count, perUnit: parts)
    default:
      QuantityText.text(of: count, perUnit: parts) + " " + name
    }
  }

  private func size(ofUnit unit: String) -> Int64? {
    let known: [(name: String, size: Int64)] =
      switch self {
      case .milliseconds, .seconds:
        [
          ("ms", Interval.ticksPerSecond / 1_000), ("s", Interval.ticksPerSecond),
          ("min", Interval.ticksPerSecond * 60), ("h", Interval.ticksPerSecond * 3_600),
        ]
      case .points: [("pt", Length.unitsPerPoint)]
      case .pointsPerSecond: [("pt/s", Length.unitsPerPoint)]
      case .count(let things): [(things, 1)]
      case .choice, .fraction: []
      }
    if unit.isEmpty { return parts }
    return known.first { $0.name.utf8.elementsEqual(unit.utf8) }?.size
  }
}
