/// What the apps put into a user's message for the model, and never show as one.
enum InjectedText {
  /// Whether a text starts with a tag whose name has two words, such as `<environment_context>` or
  /// `<command-name>`, or with the heading of project instructions.
  static func isInjected(_ text: [UInt8]) -> Bool {
    let start = text.drop(while: Piece.isBlank)
    if start.starts(with: "# AGENTS.md instructions".utf8) { return true }
    guard start.first == UInt8(ascii: "<") else { return false }
    let name = start.dropFirst().prefix(64).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isJoint(byte)
    }
    let rest = start.dropFirst(1 + name.count)
    return rest.first == UInt8(ascii: ">") && name.contains(where: isJoint)
      && name.first.map(isJoint) == false
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
  }
}
