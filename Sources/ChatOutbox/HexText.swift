/// Hexadecimal text of whole numbers, as ids and hashes are written.
enum HexText {
  /// Appends the 16 lower-case digits of a number.
  static func append(_ number: UInt64, to text: inout [UInt8]) {
    var rest = number
    for _ in 0..<16 {
      rest = rest << 4 | rest >> 60
      let digit = UInt8(rest & 15)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// The number that 16 lower-case digits stand for, or `nil` if they are anything else.
  static func number(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard text.count == 16 else { return nil }
    var number: UInt64 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }
}
