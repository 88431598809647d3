/// A message that was sent and is not confirmed.
public struct ScriptedEcho: Equatable, Sendable {
  /// The operation that sends it.
  public var operation: String
  /// Its Markdown.
  public var text: String

  /// Creates a message.
  public init(operation: String, text: String) {
    self.operation = operation
    self.text = text
  }
}
