internal import StrictJSON

extension LiveOverlay {
  private enum Field: ExactField {
    case settlementEpoch
    case revision
    case blocks

    static let unknownRule = "H-OVL-1"
    var missingRule: String { "H-OVL-1" }

    var name: StaticString {
      switch self {
      case .settlementEpoch: "settlementEpoch"
      case .revision: "revision"
      case .blocks: "blocks"
      }
    }
  }

  /// Reads an overlay.
  init(_ value: JSONValue) throws(EnvelopeError) {
    var overlay = LiveOverlay()
    var blocks: JSONValue?
    try Field.read(value, rule: "H-ENV-11") { field, value throws(EnvelopeError) in
      switch field {
      case .settlementEpoch:
        overlay.settlementEpoch = Int64(try value.unsigned(rule: "H-OVL-2"))
      case .revision:
        overlay.revision = Int64(try value.unsigned(rule: "H-OVL-2"))
      case .blocks:
        overlay.blocks = try RowPage.rows(of: value, .overlay)
        blocks = value
      }
    }
    if overlay.revision == 0, !overlay.blocks.isEmpty, let blocks {
      throw blocks.refused("H-OVL-3", "revision 0 has no blocks")
    }
    self = overlay
  }
}
