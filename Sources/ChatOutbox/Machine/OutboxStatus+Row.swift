extension OutboxStatus {
  /// How the row of an operation in this state looks.
  var row: OutboxRow {
    switch self {
    case .queued, .submitting, .cancelPending: .pending
    case .unknown, .checking: .unconfirmed
    case .accepted: .sent
    case .needsUser: .asking
    }
  }
}
