public import StrictJSON

extension HistoryEnvelope {
  private enum Field: ExactField {
    case boundaryToken
    case codexSessionID
    case loadState
    case storageFormat
    case loadedEntries
    case hasOlderEntries
    case oldestCursor
    case timeline
    case liveOverlay
    case runtime
    case activeRun

    static let unknownRule = "H-ENV-1"

    /// A key whose value may be `null` must still be present.
    var missingRule: String {
      switch self {
      case .codexSessionID, .oldestCursor, .runtime, .activeRun: "H-ENV-2"
      default: "H-ENV-1"
      }
    }

    var name: StaticString {
      switch self {
      case .boundaryToken: "boundaryToken"
      case .codexSessionID: "codexSessionId"
      case .loadState: "loadState"
      case .storageFormat: "storageFormat"
      case .loadedEntries: "loadedEntries"
      case .hasOlderEntries: "hasOlderEntries"
      case .oldestCursor: "oldestCursor"
      case .timeline: "timeline"
      case .liveOverlay: "liveOverlay"
      case .runtime: "runtime"
      case .activeRun: "activeRun"
      }
    }
  }

  /// Reads an envelope.
  ///
  /// - Throws: `EnvelopeError` with rule, byte offset and path of the first fault. The text of the
  ///   document is judged as a whole before its fields are, and a missing key before the values
  ///   of its object.
  /// - Complexity: O(*b* + *n* log *n*) for *b* bytes and *n* rows.
  ///
  /// Source: H-JSON-1 to H-JSON-8, H-ENV-1 to H-ENV-13.
  public static func decode(
    _ bytes: [UInt8],
    limits: JSONLimits = .default
  ) throws(EnvelopeError) -> HistoryEnvelope {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, limits: limits)
    } catch {
      throw EnvelopeError(error)
    }
    var envelope = HistoryEnvelope(boundaryToken: [], rows: [])
    try Field.read(document.root, rule: "H-ENV-1") { field, value throws(EnvelopeError) in
      try envelope.read(field, value)
    }
    return envelope
  }

  private mutating func read(_ field: Field, _ value: JSONValue) throws(EnvelopeError) {
    switch field {
    case .boundaryToken: boundaryToken = try value.nonblank(rule: "H-ENV-3")
    case .codexSessionID:
      codexSessionID = value.isNull ? nil : try value.bytes(rule: "H-ENV-4")
    case .loadState: loadState = try HistoryEnvelope.loadState(value)
    case .storageFormat:
      guard value.isString("indexed") else {
        throw value.refused("H-ENV-6", "expected the format indexed")
      }
    case .loadedEntries: loadedEntries = Int64(try value.unsigned(rule: "H-ENV-7"))
    case .hasOlderEntries: hasOlderEntries = try value.boolean(rule: "H-ENV-8")
    case .oldestCursor:
      oldestCursor = value.isNull ? nil : try value.bytes(rule: "H-ENV-9")
    case .timeline: rows = try RowPage.rows(of: value, .page)
    case .liveOverlay: overlay = try LiveOverlay(value)
    case .runtime: runtime = try HistoryEnvelope.opaqueObject(value)
    case .activeRun: activeRun = value.isNull ? nil : try ActiveRun(value)
    }
  }

  private static func loadState(_ value: JSONValue) throws(EnvelopeError) -> LoadState {
    for state in LoadState.allCases where value.isString(state.name) { return state }
    throw value.refused("H-ENV-5", "expected available or unavailable")
  }

  private static func opaqueObject(_ value: JSONValue) throws(EnvelopeError) -> [UInt8]? {
    guard !value.isNull else { return nil }
    _ = try value.members(rule: "H-ENV-12")
    return value.rawBytes
  }
}

extension ActiveRun {
  /// Reads a run; all but its id is opaque.
  init(_ value: JSONValue) throws(EnvelopeError) {
    var found: [UInt8]?
    var opaque: [UInt8] = []
    for member in try value.members(rule: "H-ENV-13") {
      if member.hasKey("runId") {
        found = try member.value.nonblank(rule: "H-ENV-13")
      } else {
        if !opaque.isEmpty { opaque.append(UInt8(ascii: ",")) }
        member.appendRawBytes(to: &opaque)
      }
    }
    guard let found else { throw value.missing("runId", rule: "H-ENV-13") }
    self.init(runID: found)
    opaqueMembers = opaque
  }
}
