internal import StrictJSON

/// A call to a desktop.
///
/// Source: H-KEY-1, H-OUTBOX-T6, H-OUTBOX-T15.
public struct OutboxCall: Equatable, Sendable {
  /// What is asked for.
  public enum Kind: Equatable, Sendable {
    /// Save a message.
    case submit(OperationID, MutationID, parameters: [UInt8])
    /// List the messages of the session that wait on the desktop.
    case check
    /// Do not save a message, or remove it if no run has taken it.
    case cancel(OperationID, MutationID, submit: MutationID)
  }

  /// The number of the call.
  public var request: OutboxRequest
  /// Whom it goes to and which session it is about.
  public var scope: ScopeKey
  /// What is asked for.
  public var kind: Kind

  init(_ request: OutboxRequest, _ scope: ScopeKey, _ kind: Kind) {
    self.request = request
    self.scope = scope
    self.kind = kind
  }

  /// The idempotency key, as UTF-8; a check has none, since it changes nothing.
  public var key: [UInt8]? {
    switch kind {
    case .submit(_, let mutation, _): OutboxCall.key(ofSubmit: mutation)
    case .check: nil
    case .cancel(_, let mutation, _): Array("run.codexChatOutboxCancel:".utf8) + mutation.text
    }
  }

  /// The key of a submit: `run.codexChatOutboxSubmit:` and the id of the change.
  static func key(ofSubmit mutation: MutationID) -> [UInt8] {
    Array("run.codexChatOutboxSubmit:".utf8) + mutation.text
  }

  /// The call as the bytes that go over the link.
  public var bytes: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("call", name)
      writer.member("generation", request.generation)
      writer.member("number", request.number)
      writer.member("session", text: scope.session)
      if let key { writer.member("key", text: key) }
      switch kind {
      case .check: break
      case .submit(let operation, _, let parameters):
        writer.member("operation", text: operation.text)
        writer.member("parameters") { writer in writer.raw(parameters) }
      case .cancel(let operation, _, let submit):
        writer.member("operation", text: operation.text)
        writer.member("cancels", text: OutboxCall.key(ofSubmit: submit))
      }
    }
    return writer.finish()
  }

  private var name: String {
    switch kind {
    case .submit: "run.codexChatOutboxSubmit"
    case .check: "run.codexChatOutboxLoad"
    case .cancel: "run.codexChatOutboxCancel"
    }
  }
}
