/// Text from outside as XML 1.0 takes it.
///
/// Source: INJ-5.
enum XMLText {
  /// The text for an attribute in double quotes or for content.
  ///
  /// Controls that XML has no way to write are dropped; tab and line breaks become references, so
  /// that a reader does not turn them into blanks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Whether XML 1.0 has the character, apart from those that are written as references.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
    default: false
    }
  }
}
