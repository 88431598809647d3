/// The local row of a message that was sent and is not confirmed yet.
public struct MessageEcho: Equatable, Sendable {
  /// The operation that sends the message.
  public var operationID: [UInt8]
  /// The Markdown of the message, as UTF-8.
  public var text: [UInt8]

  /// Creates the echo of an operation.
  public init(operationID: [UInt8], text: [UInt8]) {
    self.operationID = operationID
    self.text = text
  }

  /// The item of the list: `user:local:` and the operation's id.
  ///
  /// - Complexity: O(*b*) for *b* bytes of the id.
  ///
  /// Source: H-PROJ-5.
  public var itemKey: [UInt8] { Array("user:local:".utf8) + operationID }
}
