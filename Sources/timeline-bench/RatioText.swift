internal import BenchmarkKit

/// Ratios as text: a factor, and the change in percent.
///
/// Source: BM-STAT-11.
enum RatioText {
  /// A ratio as factor and change: 2.3 is `x2.300, +130.0 %`.
  static func change(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    return "x" + decimals(ratio, 3) + ", " + (percent < 0 ? "-" : "+")
      + decimals(abs(percent), 1) + " %"
  }

  /// An interval as `x1.020 [0.990, 1.050]`.
  static func interval(_ interval: RatioInterval?) -> String {
    guard let interval else { return "-" }
    return "x" + decimals(interval.ratio, 3) + " [" + decimals(interval.low, 3) + ", "
      + decimals(interval.high, 3) + "]"
  }

  /// A ratio as `x1.020`.
  static func factor(_ ratio: Double) -> String { "x" + decimals(ratio, 3) }

  /// A share as `4.2 %`.
  static func percent(_ share: Double) -> String { decimals(share * 100, 1) + " %" }

  /// A number that is not negative with so many decimals.
  private static func decimals(_ value: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    guard value.isFinite, value * scale < 1e15 else { return "beyond all bounds" }
    let digits = String(Int((value * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.utf8.count)) + digits
    return String(padded.dropLast(count)) + "." + String(padded.suffix(count))
  }
}
