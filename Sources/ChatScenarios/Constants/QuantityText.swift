/// Numbers with units as people write them: `48ms`, `0.5 s`, `1/6s`, `80pt`, `2200 pt/s`, `7`.
enum QuantityText {
  /// A number and the unit behind it, empty if there is none.
  struct Quantity: Equatable {
    var value: Double
    var unit: String
  }

  /// Reads a quantity, or gives `nil` if the text has another form.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func parse(_ text: String) -> Quantity? {
    var rest = trimmed(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    guard var value = number(&rest) else { return nil }
    // A slash belongs to the number only before a digit: `1/6s` is a fraction, `80pt/s` is not.
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      guard let divisor = number(&rest), divisor > 0 else { return nil }
      value /= divisor
    }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    let isWord = rest.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "/") }
    guard isWord else { return nil }
    return Quantity(value: isNegative ? -value : value, unit: String(decoding: rest, as: UTF8.self))
  }

  /// A number of small units as a text in a larger one: exact, as a decimal where that is short and
  /// as a fraction where not (`0.25`, `1/6`).
  ///
  /// - Precondition: `perUnit` is positive.
  static func text(of count: Int64, perUnit: Int64) -> String {
    precondition(perUnit > 0, "a unit holds at least one part")
    if count % perUnit == 0 { return String(count / perUnit) }
    let decimal = String(Double(count) / Double(perUnit))
    if decimal.utf8.count <= 8 { return decimal }
    let divisor = greatestCommonDivisor(count.magnitude, UInt64(perUnit))
    return "\(count / Int64(divisor))/\(UInt64(perUnit) / divisor)"
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Double? {
    let isPart: (UInt8) -> Bool = { isDigit($0) || $0 == UInt8(ascii: ".") }
    let digits = rest.prefix(while: isPart)
    guard digits.count <= 24, let first = digits.first, isDigit(first),
      let last = digits.last, isDigit(last)
    else { return nil }
    rest = rest.dropFirst(digits.count)
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static func trimmed(_ bytes: String.UTF8View) -> [UInt8] {
    let blank = UInt8(ascii: " ")
    let front = bytes.drop { $0 == blank }
    let back = front.reversed().drop { $0 == blank }
    return back.reversed()
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (larger, smaller) = (left, right)
    while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}
