/// A constant of the modelled app: its key, where it comes from and what it may be set to.
///
/// Source: BM-SWEEP-2.
public struct Constant: Sendable {
  /// The key, such as `reveal.passDelay`.
  public let key: String
  /// The name in the modelled app, or `nil` if it has none that is known.
  public let appName: String?
  /// Whether the modelled app has the constant at all; if not, it is this project's own.
  public let isOfApp: Bool
  /// What its value is counted in.
  public let unit: ConstantUnit
  /// What a larger and a smaller value trade against each other.
  public let trade: String
  let range: ClosedRange<Int64>
  let binding: ConstantBinding

  /// The default with its unit, such as `32 ms`.
  public var defaultText: String { text(in: AppTuning()) }

  /// The smallest and the largest value with their unit; for a choice, its words.
  public var rangeText: String {
    if case .choice(let words) = unit { return words.joined(separator: " or ") }
    return unit.text(of: range.lowerBound) + " to " + unit.text(of: range.upperBound)
  }

  /// The value in a tuning with its unit.
  func text(in tuning: AppTuning) -> String {
    unit.text(of: binding.parts(in: tuning))
  }
}
