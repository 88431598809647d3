/// The line-break classes of plain ASCII text.
///
/// Source: UAX 14, Unicode 15.0.
enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic, numeric, space, open, close, closeParenthesis, exclamation, quotation
  case breakAfter, infix, symbol, prefix, postfix, hyphen, lineFeed

  /// The class of a byte, or nil when the byte is not plain ASCII text.
  init?(_ byte: UInt8) {
    switch byte {
    case 0x0a: self = .lineFeed
    case 0x20: self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .numeric
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .open
    case UInt8(ascii: "}"): self = .close
    case UInt8(ascii: ")"), UInt8(ascii: "]"): self = .closeParenthesis
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quotation
    case UInt8(ascii: "|"): self = .breakAfter
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      self = .infix
    case UInt8(ascii: "/"): self = .symbol
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): self = .prefix
    case UInt8(ascii: "%"): self = .postfix
    case UInt8(ascii: "-"): self = .hyphen
    case 0x21...0x7e: self = .alphabetic
    default: return nil
    }
  }
}
