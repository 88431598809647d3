/// What is wrong with an input from outside, as the one line that is shown for it.
///
/// The line names the file or option, the byte offset where there is one, and the rule. It never
/// holds text of a row.
///
/// Source: H-JSON-8, PRIV-1.
public struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or option that is at fault.
  public var place: String
  /// The offset of the first offending byte, if the fault lies inside a file.
  public var byteOffset: Int?
  /// The id of the rule that is broken, if it has one.
  public var rule: String?
  /// What is wrong and, where that helps, what is near.
  public var message: String
  /// Whether something that is needed is not installed, and nothing is wrong with the input.
  public var isMissing: Bool

  /// Creates an error.
  public init(
    place: String,
    byteOffset: Int? = nil,
    rule: String? = nil,
    message: String,
    isMissing: Bool = false
  ) {
    self.place = place
    self.byteOffset = byteOffset
    self.rule = rule
    self.message = message
    self.isMissing = isMissing
  }

  /// The line: place, byte, rule, message.
  public var description: String {
    var parts = [place]
    if let byteOffset { parts.append("byte \(byteOffset)") }
    if let rule { parts.append(rule) }
    parts.append(message)
    return parts.joined(separator: ": ")
  }
}
