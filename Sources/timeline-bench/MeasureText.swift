internal import FrameMetrics

/// Measured values as people read them.
enum MeasureText {
  /// The value with its unit, to a thousandth: `224 ms`, `0.5 pt`, `7`.
  static func text(_ measure: Measure) -> String {
    let number = number(measure.value)
    return measure.unit == .count || measure.unit == .score
      ? number : number + " " + measure.unit.symbol.description
  }

  /// A number to a thousandth, without zeros at its end.
  static func number(_ value: Double) -> String {
    let thousandths = (value * 1_000).rounded(.toNearestOrEven)
    guard thousandths.magnitude < 9e15 else { return String(value) }
    let whole = Int64(thousandths)
    let (units, rest) = (whole.magnitude / 1_000, whole.magnitude % 1_000)
    let sign = whole < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(units) }
    let digits = String(1_000 + rest).dropFirst().reversed().drop { $0 == "0" }.reversed()
    return sign + String(units) + "." + String(digits)
  }
}
