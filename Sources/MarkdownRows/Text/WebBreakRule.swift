/// Where browsers break between two ASCII bytes.
///
/// Source: T-WEB-2, T-WEB-3.
enum WebBreakRule {
  private static let openers = Array("([{<".utf8)
  private static let beforeOpeners = Array("!\"#%&)*+,.:;=>\\]|}~".utf8)
  private static let afterHyphens = Array("%&(*+-<=>@[\\^_`{|~".utf8)

  /// Whether a line may break between two bytes of plain ASCII text, as far as the two alone say.
  ///
  /// A hyphen before a digit needs `allowsAfterHyphen` besides.
  static func allows(_ first: UInt8, _ second: UInt8) -> Bool {
    if first == 0x0a { return true }
    if first == 0x20 { return second != 0x20 && second != 0x0a }
    guard isPrintable(first), isPrintable(second) else { return false }
    if openers.contains(second) && beforeOpeners.contains(first) { return true }
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "?") else { return false }
    return isLetterOrDigit(second) || afterHyphens.contains(second)
  }

  /// Whether the byte before a hyphen lets a line break between the hyphen and the byte at `index`.
  @inline(__always)
  static func allowsAfterHyphen(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let isDigit = text[index] >= UInt8(ascii: "0") && text[index] <= UInt8(ascii: "9")
    return !isDigit || (index >= 2 && isLetterOrDigit(text[index - 2]))
  }

  /// Whether the byte is visible ASCII.
  @inline(__always)
  static func isPrintable(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7f }

  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    return isLetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
