internal import StrictJSON

/// What the user sends, with the ids that the caller drew for it.
///
/// The attachments are uploaded already: a message is made when all of their ids are known.
///
/// Source: H-OUTBOX-T1, H-ATT-1.
public struct OutboxMessage: Equatable, Sendable {
  /// The id of the new operation.
  public var operation: OperationID
  /// The id of the change that submits it.
  public var mutation: MutationID
  /// The text, as UTF-8.
  public var text: [UInt8]
  /// Whether it waits for its turn or steers one.
  public var mode: SendMode
  /// The ids of its uploads, as UTF-8, in order.
  public var uploads: [[UInt8]]

  /// Creates a message.
  public init(
    operation: OperationID,
    mutation: MutationID,
    text: [UInt8],
    mode: SendMode = .queue,
    uploads: [[UInt8]] = []
  ) {
    self.operation = operation
    self.mutation = mutation
    self.text = text
    self.mode = mode
    self.uploads = uploads
  }

  /// The parameters of the submit, which are frozen with the operation.
  var parameters: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("text", text: text)
      if case .steer(let run) = mode { writer.member("steer", text: run) }
      if !uploads.isEmpty {
        writer.member("uploads") { writer in
          writer.array { writer in
            for upload in uploads { writer.text(upload) }
          }
        }
      }
    }
    return writer.finish()
  }
}
