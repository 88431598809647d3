internal import StrictJSON

extension HistoryRow {
  /// Reads a row.
  ///
  /// Missing keys first, then the members in document order, then what a live row needs.
  init(_ value: JSONValue, kind: RowPage.Kind) throws(EnvelopeError) {
    let members = try value.members(rule: kind.rowRule)
    self.init(type: .user, id: [], sourceOrder: [], timestamp: 0)
    var operation: JSONMember?
    var present: UInt16 = 0
    do throws(EnvelopeError) {
      for member in members {
        let field = RowField(member)
        if let field { present |= 1 << field.rawValue }
        if field == .operationID { operation = member } else { try read(member, field, kind) }
      }
    } catch {
      // The members are walked once; only a fault makes it worth to look for missing keys first.
      try HistoryRow.requireFields(HistoryRow.fields(of: members), in: value)
      throw error
    }
    try HistoryRow.requireFields(present, in: value)
    try requireRun(of: value)
    try readOperation(operation, of: value)
  }

  /// The known fields of an object as bits.
  private static func fields(of members: JSONMembers) -> UInt16 {
    members.reduce(0) { present, member in
      RowField(member).map { present | 1 << $0.rawValue } ?? present
    }
  }

  private static func requireFields(
    _ present: UInt16,
    in value: JSONValue
  ) throws(EnvelopeError) {
    for field in RowField.allCases where present & 1 << field.rawValue == 0 {
      if let rule = field.requiredBy { throw value.missing(field.name, rule: rule) }
    }
  }

  private mutating func read(
    _ member: JSONMember,
    _ field: RowField?,
    _ kind: RowPage.Kind
  ) throws(EnvelopeError) {
    let value = member.value
    switch field {
    case .type: type = try HistoryRow.type(value)
    case .id: id = try value.nonblank(rule: "H-ROW-2")
    case .origin: origin = try HistoryRow.origin(value, kind: kind)
    case .sourceOrder: sourceOrder = try HistoryRow.sourceOrder(value)
    case .timestamp: timestamp = try value.integer(rule: "H-ROW-5")
    case .runID where value.kind == .null: runID = nil
    case .runID: runID = try value.nonblank(rule: "H-ROW-6")
    case .text where value.kind == .string: text = try value.bytes(rule: "H-ROW-8")
    case .isSubagentPanel where value.kind == .boolean:
      isSubagentPanel = try value.boolean(rule: "H-ROW-8")
    default: keep(member)
    }
  }

  private mutating func keep(_ member: JSONMember) {
    if !opaqueMembers.isEmpty { opaqueMembers.append(UInt8(ascii: ",")) }
    member.appendRawBytes(to: &opaqueMembers)
  }

  private static func type(_ value: JSONValue) throws(EnvelopeError) -> RowType {
    for type in RowType.allCases where value.isString(type.name) { return type }
    throw value.refused("H-ROW-1", "not a row type")
  }

  private static func origin(
    _ value: JSONValue,
    kind: RowPage.Kind
  ) throws(EnvelopeError) -> RowOrigin {
    for origin in RowOrigin.allCases where value.isString(origin.name) {
      guard origin == .live || kind == .page else {
        throw value.refused("H-OVL-4", "a block of the overlay is live")
      }
      return origin
    }
    throw value.refused("H-ROW-3", "expected canonical or live")
  }

  private static func sourceOrder(_ value: JSONValue) throws(EnvelopeError) -> [UInt64] {
    let elements = try value.elements(rule: "H-ROW-4")
    guard !elements.isEmpty else { throw value.refused("H-ROW-4", "an empty source order") }
    var order: [UInt64] = []
    order.reserveCapacity(elements.count)
    for element in elements { order.append(try element.unsigned(rule: "H-ROW-4")) }
    return order
  }

  private func requireRun(of value: JSONValue) throws(EnvelopeError) {
    guard origin == .live, runID == nil else { return }
    let message = "a live row has a runId"
    for member in try value.members(rule: "H-ROW-6") where member.hasKey("runId") {
      throw member.value.refused("H-ROW-6", message)
    }
    throw value.refused("H-ROW-6", message)
  }

  /// The rule speaks of user rows alone: on others the member is as opaque as any unknown one.
  private mutating func readOperation(
    _ member: JSONMember?,
    of value: JSONValue
  ) throws(EnvelopeError) {
    guard let member else {
      guard type != .user || origin != .live else {
        throw value.refused("H-ROW-7", "a live user row has an operationId")
      }
      return
    }
    guard type == .user else { return keep(member) }
    operationID = try member.value.nonblank(rule: "H-ROW-7")
  }
}
