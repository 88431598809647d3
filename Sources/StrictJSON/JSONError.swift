/// Why a JSON document was refused, and where.
///
/// The message is the project's own sentence: it never quotes the document's text, which may be a
/// private chat. Keys are named if they look like a name, since formats are made of them.
///
/// Source: H-JSON-8, J-11.
public struct JSONError: Error, Equatable, Sendable {
  /// The id of the rule that the document breaks, such as `H-JSON-2`.
  public var rule: String
  /// Where the first offending token starts, in bytes from the start of the document.
  ///
  /// A missing key stands at the opening brace of its object; a bad byte or escape inside a string
  /// at itself; an early end at the end of the document.
  public var byteOffset: Int
  /// The place in the document, such as `timeline[17].sourceOrder`; empty for the root.
  public var path: String
  /// What is wrong, in one line without a full stop.
  public var message: String

  /// Creates an error.
  public init(rule: String, byteOffset: Int, path: String, message: String) {
    self.rule = rule
    self.byteOffset = byteOffset
    self.path = path
    self.message = message
  }
}

extension JSONError: CustomStringConvertible {
  /// One line: the place, what is wrong, and the rule.
  public var description: String {
    let place = path.isEmpty ? "" : ", \(path)"
    return "byte \(byteOffset)\(place): \(message) (\(rule))"
  }
}
