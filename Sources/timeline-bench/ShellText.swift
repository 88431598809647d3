/// Commands as a shell reads them.
enum ShellText {
  /// The arguments joined to one line, quoted where a shell needs it.
  static func command(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain = !argument.isEmpty && argument.utf8.allSatisfy(isPlainByte)
    if isPlain { return argument }
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
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
