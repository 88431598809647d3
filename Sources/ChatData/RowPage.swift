internal import StrictJSON

/// The one decoder of rows, for the latest window, for older pages and for the overlay's blocks.
///
/// Source: H-ENV-10, H-ROW-1 to H-ROW-10, H-OVL-4.
enum RowPage {
  /// Where the rows stand.
  enum Kind {
    /// A window or an older page.
    case page
    /// The blocks of the live overlay.
    case overlay

    /// The rule that something other than a list of rows breaks.
    var rowRule: String {
      switch self {
      case .page: "H-ENV-10"
      case .overlay: "H-OVL-4"
      }
    }

    /// The rule that two rows with one typed identity break.
    var identityRule: String {
      switch self {
      case .page: "H-ROW-9"
      case .overlay: "H-OVL-4"
      }
    }
  }

  /// The rows of an array, in display order.
  ///
  /// - Throws: `EnvelopeError` for the first row that breaks a rule; nothing of the page is kept.
  /// - Complexity: O(*b* + *n* log *n*) for *b* bytes and *n* rows; O(*b*) if they arrive in order.
  static func rows(of value: JSONValue, _ kind: Kind) throws(EnvelopeError) -> [HistoryRow] {
    let elements = try value.elements(rule: kind.rowRule)
    var rows: [HistoryRow] = []
    rows.reserveCapacity(elements.count)
    // Only asked for membership; its order never shows.
    var identities = Set<SpliceKey>(minimumCapacity: elements.count)
    var isOrdered = true
    for element in elements {
      let row = try HistoryRow(element, kind: kind)
      guard identities.insert(row.spliceKey).inserted else {
        throw duplicate(element, kind)
      }
      if let last = rows.last, !last.precedes(row) { isOrdered = false }
      rows.append(row)
    }
    if !isOrdered { rows.sort { $0.precedes($1) } }
    return rows
  }

  private static func duplicate(_ row: JSONValue, _ kind: Kind) -> EnvelopeError {
    let message = "a second row with this type and id"
    let id = try? row.member("id")
    return (id ?? row).refused(kind.identityRule, message)
  }
}
