extension Outbox {
  /// Confirms the operations of which the timeline holds a canonical row.
  ///
  /// Only the id of the operation ties a row to its echo, never text or time.
  ///
  /// Source: H-OUTBOX-T7, H-OUTBOX-T12, H-OUTBOX-O4.
  mutating func confirm(_ rows: [OperationID], in key: ScopeKey) {
    guard let scope = state.index(of: key) else { return }
    var hasChanged = false
    for row in rows {
      let index =
        mutants.contains(.confirmedByPlace)
        ? state.scopes[scope].operations.firstIndex { $0.entry?.status.isSent == true }
        : state.scopes[scope].index(of: row)
      guard let index else { continue }
      let place = Place(scope: scope, index: index)
      guard let entry = entry(at: place) else { continue }
      if !entry.isAccepted { note(.found, entry.operation, .accepted) }
      end(place, .confirmed, .confirmed)
      hasChanged = true
    }
    if hasChanged { pump(scope) }
  }
}

extension OutboxStatus {
  fileprivate var isSent: Bool { self != .queued }
}
