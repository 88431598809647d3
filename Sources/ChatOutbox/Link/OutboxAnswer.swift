public import StrictJSON

/// The answer of a desktop to one call.
public struct OutboxAnswer: Equatable, Sendable {
  /// What is answered.
  public enum Kind: Equatable, Sendable {
    /// To a submit.
    case receipt(MutationID, OutboxResult)
    /// To a check: the operations that wait on the desktop, or `nil` if the check failed.
    case listing([OperationID]?)
    /// To a cancel.
    case cancel(MutationID, OutboxResult)
  }

  /// The number of the call.
  public var request: OutboxRequest
  /// What is answered.
  public var kind: Kind

  /// Creates an answer.
  public init(request: OutboxRequest, kind: Kind) {
    self.request = request
    self.kind = kind
  }

  /// Reads an answer from the bytes of the link.
  ///
  /// Keys that are not known are left alone, since answers grow with the product; operations that
  /// are not of this form are other phones' and are skipped.
  ///
  /// - Throws: `JSONError` if the bytes are no answer.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var object = try JSONDocument(bytes).root.object(rule: "H-KEY-2")
    let call = try object.required("call")
    request = OutboxRequest(
      generation: Int(try object.required("generation").exactInteger()),
      number: Int(try object.required("number").exactInteger())
    )
    switch try call.bytes() {
    case OutboxAnswer.submitName:
      let mutation = try OutboxAnswer.mutation(object.required("key"))
      kind = .receipt(mutation, try OutboxResult(answered: object.required("result")))
    case OutboxAnswer.cancelName:
      let mutation = try OutboxAnswer.mutation(object.required("key"))
      kind = .cancel(mutation, try OutboxResult(answered: object.required("result")))
    case OutboxAnswer.checkName:
      var listed: [OperationID] = []
      guard let waiting = try object.nullable("waiting") else {
        kind = .listing(nil)
        return
      }
      for id in try waiting.elements() {
        if let operation = OperationID(try id.bytes()) { listed.append(operation) }
      }
      kind = .listing(listed)
    default: throw call.error(rule: "H-KEY-2", "not a call of the outbox")
    }
  }

  private static let submitName = Array("run.codexChatOutboxSubmit".utf8)
  private static let cancelName = Array("run.codexChatOutboxCancel".utf8)
  private static let checkName = Array("run.codexChatOutboxLoad".utf8)

  /// The id behind the colon of a key.
  private static func mutation(_ value: JSONValue) throws(JSONError) -> MutationID {
    guard let mutation = MutationID(try value.bytes().suffix(32)) else {
      throw value.error(rule: "H-KEY-1", "not an idempotency key")
    }
    return mutation
  }
}

extension OutboxResult {
  fileprivate init(answered value: JSONValue) throws(JSONError) {
    let bytes = try value.bytes()
    let found = OutboxResult.allCases.first { result in
      result.name.withUTF8Buffer { $0.elementsEqual(bytes) }
    }
    guard let found else { throw value.error(rule: "H-KEY-2", "not a result") }
    self = found
  }
}
