public import StrictJSON

extension HistoryEnvelope {
  /// The envelope as a document that decodes to an equal value, if its rows obey the rules.
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  public func encode(_ style: JSONWriter.Style = .compact) -> [UInt8] {
    var writer = JSONWriter(style)
    writer.object { writer in
      writer.member("boundaryToken", text: boundaryToken)
      writer.member("codexSessionId", optionalText: codexSessionID)
      writer.member("loadState", loadState.name.description)
      writer.member("storageFormat", "indexed")
      writer.member("loadedEntries", loadedEntries)
      writer.member("hasOlderEntries", hasOlderEntries)
      writer.member("oldestCursor", optionalText: oldestCursor)
      writer.member("timeline", rows)
      writer.member("liveOverlay", overlay)
      writer.member("runtime") { $0.raw(runtime ?? Array("null".utf8)) }
      writer.member("activeRun", activeRun)
    }
    return writer.finish()
  }
}

extension LiveOverlay: JSONWritable {
  /// Writes the overlay with its exact keys.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("settlementEpoch", settlementEpoch)
      writer.member("revision", revision)
      writer.member("blocks", blocks)
    }
  }
}

extension HistoryRow: JSONWritable {
  /// Writes the known members in a fixed order, then the opaque ones.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", type.name.description)
      writer.member("id", text: id)
      writer.member("origin", origin.name.description)
      writer.member("sourceOrder", sourceOrder)
      writer.member("timestamp", timestamp)
      if let runID { writer.member("runId", text: runID) }
      if let operationID { writer.member("operationId", text: operationID) }
      if !text.isEmpty { writer.member("text", text: text) }
      if isSubagentPanel { writer.member("isSubagentPanel", true) }
      writer.rawMembers(opaqueMembers)
    }
  }
}

extension ActiveRun: JSONWritable {
  /// Writes the id of the run, then the opaque members.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("runId", text: runID)
      writer.rawMembers(opaqueMembers)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, optionalText text: [UInt8]?) {
    if let text {
      member(key, text: text)
    } else {
      member(key) { $0.raw("null".utf8) }
    }
  }
}
