internal import ChatData
internal import MarkdownRows
internal import TimelineUnits

/// A generated row of text with its place in the history.
struct PlacedRow: Equatable {
  /// Which kind of row it is.
  var kind: RowKind
  /// The row's Markdown in UTF-8.
  var markdown: [UInt8]
  /// The number of the turn, from 0.
  var turn: Int
  /// The place in the turn, from 0.
  var place: Int

  /// The row as scenarios measure it, with the id hash that its envelope would give it.
  var textRow: TextRow {
    let row = historyRow
    let item = DisplayRows.project(rows: [row], overlay: [], echoes: [], activeRun: nil)
    let key = item.rows.first?.itemKey ?? []
    return TextRow(kind: kind, markdown: markdown, idHash: StableHash.of(key))
  }

  /// The row as an envelope holds it.
  var historyRow: HistoryRow {
    HistoryRow(
      type: type,
      id: Array("g-\(turn)-\(place)".utf8),
      sourceOrder: [UInt64(turn), UInt64(place)],
      timestamp: PlacedRow.start + Int64(turn) * 60_000 + Int64(place) * 1_000,
      runID: kind == .user ? nil : Array("run-\(turn)".utf8),
      operationID: kind == .user ? Array("op-\(turn)".utf8) : nil,
      text: markdown
    )
  }

  /// The time of the first row: any moment would do, as long as it is always the same.
  private static let start: Int64 = 1_804_060_800_000

  private var type: RowType {
    switch kind {
    case .user: .user
    case .agentReply: .agentReply
    case .activity: .activity
    case .system: .system
    }
  }
}
