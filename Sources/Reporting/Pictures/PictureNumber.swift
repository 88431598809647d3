/// Numbers in pictures: few digits, the same on every machine.
enum PictureNumber {
  /// A coordinate to a tenth of a unit, ties to even, without zeros at its end.
  ///
  /// - Precondition: the value is finite and below 10^12.
  static func coordinate(_ value: Double) -> String {
    precondition(value.magnitude < 1e12, "a coordinate lies on the picture")
    let tenths = Int64((value * 10).rounded(.toNearestOrEven))
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
  }

  /// A value as a label: thousands apart, at most three digits behind the point.
  static func label(_ value: Double) -> String {
    precondition(value.magnitude < 1e12, "a label is short")
    let thousandths = Int64((value * 1_000).rounded(.toNearestOrEven))
    let whole = grouped(thousandths.magnitude / 1_000)
    let digits = String(1_000 + thousandths.magnitude % 1_000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return (thousandths < 0 ? "−" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func grouped(_ number: UInt64) -> String {
    guard number >= 1_000 else { return String(number) }
    return grouped(number / 1_000) + "," + String(1_000 + number % 1_000).dropFirst()
  }
}
