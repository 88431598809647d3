/// Commands as a shell reads them.
enum ShellText {
  /// The arguments joined to one line, quoted where a shell needs it.
  static func command(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// The words of a command as they stand in it, quotes and all.
  ///
  /// - Complexity: O(*c*), where *c* is the number of characters.
  static func words(of command: String) -> [String] {
    var words: [String.UnicodeScalarView] = [.init()]
    var isQuoted = false
    var isEscaped = false
    for scalar in command.unicodeScalars {
      if scalar == " ", !isQuoted, !isEscaped {
        words.append(.init())
        continue
      }
      if scalar == "'", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && !isQuoted && !isEscaped
      words[words.count - 1].append(scalar)
    }
    return words.map { String($0) }
  }

  /// An argument as one word of a shell.
  ///
  /// A shell reads bytes: a quote is a quote even if a combining mark behind it makes both one
  /// `Character`. What a terminal would act on is written as the bytes' numbers.
  private static func quoted(_ argument: String) -> String {
    let isPlain = !argument.isEmpty && argument.utf8.allSatisfy(isPlainByte)
    if isPlain { return argument }
    let isNumbered = argument.unicodeScalars.contains(where: TerminalText.isHarmful)
    return isNumbered ? numbered(argument) : single(argument)
  }

  /// The argument in single quotes, which know no escapes.
  private static func single(_ argument: String) -> String {
    var bytes = Array("'".utf8)
    for byte in argument.utf8 {
      if byte == UInt8(ascii: "'") { bytes += Array("'\\''".utf8) } else { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: "'"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The argument in `$'...'`, which knows bytes by their hex numbers.
  private static func numbered(_ argument: String) -> String {
    var result = "$'"
    for scalar in argument.unicodeScalars {
      if TerminalText.isHarmful(scalar) || scalar == "'" || scalar == "\\" {
        for byte in UTF8.encode(scalar) ?? .init() {
          result += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-_./=,:+%@".utf8.contains(byte)
    }
  }
}
