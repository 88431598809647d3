internal import StrictJSON

/// Why a history envelope was refused, and where.
///
/// A refused envelope is a failed load: nothing of it is kept and nothing that is visible changes.
/// The message never quotes the text of a row.
///
/// Source: H-JSON-8, J-11.
public struct EnvelopeError: Error, Equatable, Sendable {
  /// The id of the rule that the envelope breaks, such as `H-ROW-4`.
  ///
  /// The rule of the field where there is one, the rule of the JSON text elsewhere.
  public var rule: String
  /// Where the first offending token starts, in bytes; a missing key stands at the opening brace of
  /// its object.
  public var byteOffset: Int
  /// The place in the envelope, such as `timeline[17].sourceOrder`; empty for the root.
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

  init(_ error: JSONError, rule: String? = nil) {
    self.init(
      rule: rule ?? error.rule,
      byteOffset: error.byteOffset,
      path: error.path,
      message: error.message
    )
  }
}

extension EnvelopeError: CustomStringConvertible {
  /// One line: the place, what is wrong, and the rule.
  public var description: String {
    let place = path.isEmpty ? "" : ", \(path)"
    return "byte \(byteOffset)\(place): \(message) (\(rule))"
  }
}
