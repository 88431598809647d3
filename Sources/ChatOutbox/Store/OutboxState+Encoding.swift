internal import StrictJSON
internal import TimelineUnits

extension OutboxState {
  /// The name of the stored form.
  static let schema = "timelinebench.outbox/2"

  /// The stored form: one JSON document.
  ///
  /// - Complexity: O(*b*) for *b* bytes; chains that have not changed are copied.
  mutating func encode() -> [UInt8] {
    var count = 128
    for index in scopes.indices {
      scopes[index].encode()
      count += scopes[index].scopeText.count + 1
    }
    var writer = JSONWriter(.compact, capacity: count)
    writer.object { writer in
      writer.member("schema", OutboxState.schema)
      writer.member("generation", generation)
      writer.member("latestWallMs", latestWallMs)
      writer.member("scopes") { writer in
        writer.array { writer in
          for scope in scopes { writer.raw(scope.scopeText) }
        }
      }
    }
    return writer.finish()
  }

  /// The stored form with the order ahead of its entries, as if they were two values.
  ///
  /// The switch `twoWrites` writes it first; it does not decode.
  func encodeOrderOnly() -> [UInt8] {
    var early = self
    for index in early.scopes.indices {
      early.scopes[index].encodeEntries()
      early.scopes[index].entryTexts.removeAll()
      early.scopes[index].scopeText = []
    }
    return early.encode()
  }
}

extension OutboxScope {
  /// Makes the stored form, put together from the values that have not changed.
  fileprivate mutating func encode() {
    encodeEntries()
    if headText.isEmpty {
      encodeHead()
    } else if !scopeText.isEmpty {
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(
      entryTexts.reduce(headText.count + orderText.count + 32) { $0 + $1.count + 1 }
    )
    text += headText
    text.removeLast()
    text += ",\"order\":".utf8
    text += orderText
    text += ",\"entries\":[".utf8
    for index in entryTexts.indices {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += entryTexts[index]
    }
    text += "]}".utf8
    scopeText = text
  }

  private mutating func encodeHead() {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("desktop", text: key.desktop)
      writer.member("session", text: key.session)
      writer.member("draft", text: draft)
      writer.member("failed") { writer in
        writer.array { writer in
          for text in failed { text.write(to: &writer) }
        }
      }
    }
    headText = writer.finish()
  }

  /// Makes the stored forms that are stale.
  fileprivate mutating func encodeEntries() {
    guard entryTexts.count == operations.count else { return }
    for index in operations.indices where entryTexts[index].isEmpty {
      var writer = JSONWriter(.compact)
      let operation = operations[index]
      if idTexts[index].isEmpty { idTexts[index] = operation.idText }
      writer.object { writer in
        writer.rawMembers(idTexts[index])
        operation.writeMembers(to: &writer)
      }
      entryTexts[index] = writer.finish()
    }
    guard orderText.isEmpty else { return }
    var writer = JSONWriter(.compact)
    writer.array { writer in
      for text in idTexts { writer.raw(text[OutboxOperation.idRange]) }
    }
    orderText = writer.finish()
  }
}

extension FailedText {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("operation", text: operation.text)
      writer.member("text", text: text)
    }
  }
}

extension OutboxOperation {
  /// Where in `idText` the id of the operation stands, with its quotes.
  fileprivate static let idRange = 12..<46

  /// The two ids as members of an object.
  fileprivate var idText: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("operation", text: id.text)
      writer.member("mutation", text: mutation.text)
    }
    return Array(writer.finish().dropFirst().dropLast())
  }

  fileprivate func writeMembers(to writer: inout JSONWriter) {
    if let entry { entry.writeMembers(to: &writer) }
    if let reason { writer.member("terminal", text: reason.name.bytes) }
  }
}

extension OutboxEntry {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", text: status.name.bytes)
    if isAccepted { writer.member("accepted", true) }
    if let firstSubmit {
      writer.member("firstSubmitMs", firstSubmit.wallMs)
      writer.member("firstSubmitTicks", firstSubmit.instant.ticks.description)
      writer.member("boot", firstSubmit.boot.description)
      writer.member("attempts", attempts)
    }
    if let cancelMutation { writer.member("cancel", text: cancelMutation.text) }
    writer.member("parameters") { writer in writer.raw(parameters) }
  }
}

extension StaticString {
  /// The text as UTF-8, which lives as long as the program.
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
