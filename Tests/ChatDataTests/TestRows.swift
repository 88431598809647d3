import ChatData

/// Rows, overlays and envelopes of tests.
enum TestRows {
  static func row(
    _ id: String,
    _ order: UInt64,
    _ type: RowType = .agentReply,
    text: String = "",
    operation: String? = nil
  ) -> HistoryRow {
    HistoryRow(
      type: type,
      id: Array(id.utf8),
      sourceOrder: [order],
      timestamp: 0,
      operationID: operation.map { Array($0.utf8) },
      text: Array(text.utf8)
    )
  }

  static func live(
    _ id: String,
    _ order: UInt64,
    _ type: RowType = .agentReply,
    text: String = ""
  ) -> HistoryRow {
    var row = row(id, order, type, text: text)
    row.origin = .live
    row.runID = Array("run".utf8)
    return row
  }

  static func overlay(_ epoch: Int64, _ revision: Int64, _ blocks: [HistoryRow] = []) -> LiveOverlay
  {
    LiveOverlay(settlementEpoch: epoch, revision: revision, blocks: blocks)
  }

  static func envelope(
    _ rows: [HistoryRow],
    _ overlay: LiveOverlay = LiveOverlay(settlementEpoch: 1, revision: 0),
    run: String? = nil,
    cursor: String? = nil
  ) -> HistoryEnvelope {
    var envelope = HistoryEnvelope(boundaryToken: Array("b".utf8), rows: rows)
    envelope.overlay = overlay
    envelope.activeRun = run.map { ActiveRun(runID: Array($0.utf8)) }
    envelope.hasOlderEntries = cursor != nil
    envelope.oldestCursor = cursor.map { Array($0.utf8) }
    return envelope
  }

  /// The ids of rows, one letter each as a rule.
  static func ids(_ rows: [HistoryRow]) -> String {
    rows.map { String(decoding: $0.id, as: UTF8.self) }.joined(separator: " ")
  }

  /// The keys of the items that a timeline shows, without their types.
  static func shown(_ timeline: LiveTimeline) -> String {
    timeline.projection.rows.map { row in
      String(decoding: row.itemKey.drop { $0 != UInt8(ascii: ":") }.dropFirst(), as: UTF8.self)
    }.joined(separator: " ")
  }

  static func text(_ timeline: LiveTimeline, of id: String) -> String? {
    let row = timeline.projection.rows.first {
      $0.itemKey.suffix(id.utf8.count) == Array(id.utf8)[...]
    }
    return row.map { String(decoding: $0.text, as: UTF8.self) }
  }
}
