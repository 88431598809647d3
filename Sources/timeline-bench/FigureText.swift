/// Writes a benchmark's figure with three digits that count.
enum FigureText {
  /// The text of a figure that is not negative.
  static func text(_ figure: Double) -> String {
    guard figure.isFinite, figure > 0 else { return "0" }
    if figure >= 100 { return String(Int(figure.rounded())) }
    var decimals = 0
    var scaled = figure
    while scaled < 100 && decimals < 6 {
      scaled *= 10
      decimals += 1
    }
    let digits = String(Int(scaled.rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let text = padded.dropLast(decimals) + "." + padded.suffix(decimals)
    return decimals == 0 ? padded : trimmed(String(text))
  }

  private static func trimmed(_ text: String) -> String {
    let short = text.reversed().drop { $0 == "0" }
    let number = short.first == "." ? short.dropFirst() : short
    return String(number.reversed())
  }
}
