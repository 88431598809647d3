internal import StrictJSON
internal import TimelineUnits

extension OutboxState {
  /// Reads a stored form, strictly: what is not exactly such a document is damage.
  ///
  /// - Returns: The state, or `nil` if the bytes are anything else.
  public init?(_ bytes: [UInt8]) {
    do throws(JSONError) {
      try self.init(document: JSONDocument(bytes).root)
    } catch {
      return nil
    }
  }

  private init(document: JSONValue) throws(JSONError) {
    var object = try document.object(rule: "H-STORE-2")
    let schema = try object.required("schema")
    guard try schema.string() == OutboxState.schema else {
      throw schema.error(rule: "H-STORE-2", "this is no outbox")
    }
    self.init(generation: Int(try object.required("generation").exactInteger()))
    latestWallMs = try object.required("latestWallMs").exactInteger()
    for scope in try object.required("scopes").elements() {
      scopes.append(try OutboxScope(stored: scope))
    }
    try object.finish()
  }
}

extension OutboxScope {
  fileprivate init(stored value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: "H-STORE-2")
    let desktop = try object.required("desktop").bytes()
    self.init(key: ScopeKey(desktop: desktop, session: try object.required("session").bytes()))
    draft = try object.required("draft").bytes()
    for text in try object.required("failed").elements() {
      failed.append(try FailedText(stored: text))
    }
    var order: [OperationID] = []
    for id in try object.required("order").elements() {
      order.append(try OperationID(stored: id))
    }
    let entries = try object.required("entries")
    for entry in try entries.elements() {
      append(try OutboxOperation(stored: entry))
    }
    // Order and entries are of one write; where they differ, the write was torn.
    guard operations.map(\.id) == order else {
      throw entries.error(rule: "H-STORE-2", "order and entries differ")
    }
    try object.finish()
  }
}

extension FailedText {
  fileprivate init(stored value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: "H-STORE-2")
    operation = try OperationID(stored: object.required("operation"))
    text = try object.required("text").bytes()
    try object.finish()
  }
}

extension OutboxOperation {
  fileprivate init(stored value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: "H-STORE-2")
    let operation = try OperationID(stored: object.required("operation"))
    let mutation = try MutationID(stored: object.required("mutation"))
    if let terminal = object.optional("terminal") {
      let name = try terminal.bytes()
      guard let reason = TerminalReason.allCases.first(where: { $0.name.holds(name) }) else {
        throw terminal.error(rule: "H-STORE-2", "not a reason")
      }
      self = .terminal(operation, mutation, reason)
    } else {
      self = .pending(try OutboxEntry(operation, mutation, stored: &object))
    }
    try object.finish()
  }
}

extension OutboxEntry {
  fileprivate init(
    _ operation: OperationID,
    _ mutation: MutationID,
    stored object: inout JSONObjectReader
  ) throws(JSONError) {
    let state = try object.required("status")
    let name = try state.bytes()
    guard let status = OutboxStatus.allCases.first(where: { $0.name.holds(name) }) else {
      throw state.error(rule: "H-STORE-2", "not a status")
    }
    let isAccepted = try object.optional("accepted")?.bool() ?? false
    let firstSubmit = try SubmitTime(stored: &object)
    let attempts = Int(try object.optional("attempts")?.exactInteger() ?? 0)
    let cancel = object.optional("cancel")
    let parameters = try object.required("parameters")
    self.init(
      operation: operation,
      status: status,
      mutation: mutation,
      parameters: parameters.rawBytes,
      text: try parameters.member("text")?.bytes() ?? []
    )
    self.isAccepted = isAccepted
    self.firstSubmit = firstSubmit
    self.attempts = attempts
    if let cancel { cancelMutation = try MutationID(stored: cancel) }
  }
}

extension SubmitTime {
  /// Ticks and boot are written as text, since they may lie beyond what JSON keeps exactly.
  fileprivate init?(stored object: inout JSONObjectReader) throws(JSONError) {
    guard let wallMs = object.optional("firstSubmitMs") else { return nil }
    let ticks = try object.required("firstSubmitTicks")
    let boot = try object.required("boot")
    guard let count = Int64(try ticks.string()), let number = Int64(try boot.string()) else {
      throw ticks.error(rule: "H-STORE-3", "not a whole number")
    }
    self.init(wallMs: try wallMs.exactInteger(), instant: Instant(ticks: count), boot: number)
  }
}

extension OperationID {
  fileprivate init(stored value: JSONValue) throws(JSONError) {
    guard let id = OperationID(try value.bytes()) else {
      throw value.error(rule: "H-STORE-3", "not an id of 32 digits")
    }
    self = id
  }
}

extension MutationID {
  fileprivate init(stored value: JSONValue) throws(JSONError) {
    guard let id = MutationID(try value.bytes()) else {
      throw value.error(rule: "H-STORE-3", "not an id of 32 digits")
    }
    self = id
  }
}

extension StaticString {
  /// Whether the text is exactly these bytes.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    utf8CodeUnitCount == bytes.count && withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
