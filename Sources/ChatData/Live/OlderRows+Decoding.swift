public import StrictJSON

extension OlderRows {
  private enum Field: ExactField {
    case hasOlderEntries
    case oldestCursor
    case timeline

    static let unknownRule = "H-ENV-1"
    var missingRule: String { "H-ENV-1" }

    var name: StaticString {
      switch self {
      case .hasOlderEntries: "hasOlderEntries"
      case .oldestCursor: "oldestCursor"
      case .timeline: "timeline"
      }
    }
  }

  /// Reads a page: its rows and the pagination of an envelope, and no other key.
  ///
  /// - Throws: `EnvelopeError` for the first fault.
  /// - Complexity: O(*b* + *n* log *n*) for *b* bytes and *n* rows.
  ///
  /// Source: H-ENV-8 to H-ENV-10.
  public static func decode(
    _ bytes: [UInt8],
    limits: JSONLimits = .default
  ) throws(EnvelopeError) -> OlderRows {
    let document = try LiveOverlay.document(bytes, limits)
    var page = OlderRows(rows: [], pagination: Pagination())
    try Field.read(document.root, rule: "H-ENV-10") { field, value throws(EnvelopeError) in
      switch field {
      case .hasOlderEntries: page.pagination.hasOlder = try value.boolean(rule: "H-ENV-8")
      case .oldestCursor:
        page.pagination.cursor = value.isNull ? nil : try value.bytes(rule: "H-ENV-9")
      case .timeline: page.rows = try RowPage.rows(of: value, .page)
      }
    }
    return page
  }
}
