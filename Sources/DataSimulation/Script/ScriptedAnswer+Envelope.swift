internal import ChatData

extension ScriptedAnswer {
  /// The bytes of the answer.
  var envelope: [UInt8] {
    var envelope = HistoryEnvelope(
      boundaryToken: Array("script".utf8),
      rows: rows.map { $0.row(run: nil) }
    )
    envelope.loadState = isAvailable ? .available : .unavailable
    envelope.overlay = overlay.overlay
    envelope.activeRun = run.map { ActiveRun(runID: Array($0.utf8)) }
    return envelope.encode()
  }
}

extension ScriptedOverlay {
  /// The overlay as the phone knows it.
  var overlay: LiveOverlay {
    LiveOverlay(
      settlementEpoch: epoch,
      revision: revision,
      blocks: blocks.map { $0.row(run: "run") }
    )
  }
}

extension ScriptedRow {
  /// The row: a live one of a run, or a settled one.
  func row(run: String?) -> HistoryRow {
    HistoryRow(
      type: kind.rowType,
      id: Array(id.utf8),
      origin: run == nil ? .canonical : .live,
      sourceOrder: [order],
      timestamp: Int64(order),
      runID: run.map { Array($0.utf8) },
      operationID: kind == .user ? Array(id.utf8) : nil,
      text: Array(text.utf8)
    )
  }
}
