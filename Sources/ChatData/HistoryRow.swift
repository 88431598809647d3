/// One row of a history.
///
/// Rows grow with the product, so members that the decoder does not know are kept as they are.
///
/// Source: H-ROW-1 to H-ROW-10.
public struct HistoryRow: Equatable, Sendable {
  /// What the row is.
  public var type: RowType
  /// The UTF-8 bytes of the id, which is unique among the rows of its type in a page.
  public var id: [UInt8]
  /// Where the row comes from.
  public var origin: RowOrigin
  /// The place in the history, compared number by number; never empty.
  public var sourceOrder: [UInt64]
  /// The time of the row, as the desktop counts it; may be negative.
  public var timestamp: Int64
  /// The run that a live row belongs to.
  public var runID: [UInt8]?
  /// The operation that a live user row confirms.
  public var operationID: [UInt8]?
  /// The Markdown of the row, as UTF-8; empty if the row has none.
  public var text: [UInt8]
  /// Whether the row carries the flag of a subagent's panel.
  public var isSubagentPanel: Bool
  /// The other members as they stood in the document, with commas between.
  var opaqueMembers: [UInt8] = []

  /// Creates a row.
  public init(
    type: RowType,
    id: [UInt8],
    origin: RowOrigin = .canonical,
    sourceOrder: [UInt64],
    timestamp: Int64,
    runID: [UInt8]? = nil,
    operationID: [UInt8]? = nil,
    text: [UInt8] = [],
    isSubagentPanel: Bool = false
  ) {
    self.type = type
    self.id = id
    self.origin = origin
    self.sourceOrder = sourceOrder
    self.timestamp = timestamp
    self.runID = runID
    self.operationID = operationID
    self.text = text
    self.isSubagentPanel = isSubagentPanel
  }

  /// The row's typed identity.
  ///
  /// Source: H-ROW-9.
  public var spliceKey: SpliceKey { SpliceKey(type: type, id: id) }

  /// Whether the row stands before another one in the list.
  ///
  /// By source order, number by number with a shorter prefix first; then by timestamp, the bytes of
  /// the id, and the type. Rows with different identities never tie.
  ///
  /// Source: H-ROW-10.
  public func precedes(_ other: HistoryRow) -> Bool {
    if sourceOrder != other.sourceOrder {
      return sourceOrder.lexicographicallyPrecedes(other.sourceOrder)
    }
    if timestamp != other.timestamp { return timestamp < other.timestamp }
    if id != other.id { return id.lexicographicallyPrecedes(other.id) }
    return type.rawValue < other.type.rawValue
  }
}
