/// A text that the desktop refused and that no composer has taken: a failed row.
///
/// Source: H-OUTBOX-T4, H-OUTBOX-O9.
public struct FailedText: Equatable, Sendable {
  /// The operation that was refused.
  public var operation: OperationID
  /// Its text, as UTF-8.
  public var text: [UInt8]

  /// Creates a failed text.
  public init(operation: OperationID, text: [UInt8]) {
    self.operation = operation
    self.text = text
  }
}
