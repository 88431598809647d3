public import ChatData

/// The rows of an export, and what became of the rest of it.
public struct ImportedHistory: Equatable, Sendable {
  /// The rows in display order.
  public var rows: [HistoryRow]
  /// What was kept, skipped and changed.
  public var report: ImportReport

  /// The rows as the settled history of a chat, the last ones only if a number is given.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public func envelope(last count: Int? = nil) -> HistoryEnvelope {
    let kept = Array(rows.suffix(count ?? rows.count))
    var envelope = HistoryEnvelope(boundaryToken: Array("import".utf8), rows: kept)
    envelope.hasOlderEntries = kept.count < rows.count
    return envelope
  }
}
