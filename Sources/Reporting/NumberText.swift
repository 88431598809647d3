internal import FrameMetrics

/// Numbers as text: the one writer of numbers outside JSON.
///
/// Source: INJ-6, BM-EXP-2.
enum NumberText {
  /// The shortest digits that read back as the same value, a whole number without fraction.
  ///
  /// - Precondition: the value is finite, as every measured value is.
  static func text(_ value: Double) -> String {
    precondition(value.isFinite, "a measured value is finite")
    let isWhole = value.magnitude < 9e15 && value == value.rounded(.towardZero)
    return isWhole ? String(Int64(value)) : String(value)
  }

  /// A value with its unit to a thousandth, as people read it.
  static func rounded(_ measure: Measure) -> String {
    let thousandths = (measure.value * 1_000).rounded(.toNearestOrEven)
    let number = text(thousandths.magnitude < 9e15 ? thousandths / 1_000 : measure.value)
    let symbol = measure.unit.symbol.description
    return measure.unit == .count || symbol.isEmpty ? number : number + " " + symbol
  }
}
