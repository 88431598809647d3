internal import StrictJSON

/// The members of a row that the decoder knows.
enum RowField: UInt8, CaseIterable {
  case type
  case id
  case origin
  case sourceOrder
  case timestamp
  case runID
  case operationID
  case text
  case isSubagentPanel

  var name: StaticString {
    switch self {
    case .type: "type"
    case .id: "id"
    case .origin: "origin"
    case .sourceOrder: "sourceOrder"
    case .timestamp: "timestamp"
    case .runID: "runId"
    case .operationID: "operationId"
    case .text: "text"
    case .isSubagentPanel: "isSubagentPanel"
    }
  }

  /// The rule that a row without the member breaks, or `nil` if it may be absent.
  var requiredBy: String? {
    switch self {
    case .type: "H-ROW-1"
    case .id: "H-ROW-2"
    case .origin: "H-ROW-3"
    case .sourceOrder: "H-ROW-4"
    case .timestamp: "H-ROW-5"
    default: nil
    }
  }

  /// The field of a member, or `nil` if it is opaque.
  init?(_ member: JSONMember) {
    for field in RowField.allCases where member.hasKey(field.name) {
      self = field
      return
    }
    return nil
  }
}
