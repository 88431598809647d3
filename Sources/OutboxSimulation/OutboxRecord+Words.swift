internal import ChatOutbox

extension OutboxRecord {
  /// The record as three numbers, for the digest of a run.
  var words: (UInt64, UInt64, UInt64) {
    switch self {
    case .intended(let operation): (1, word(operation), 0)
    case .moved(let transition, let operation, let chat, let status):
      (2 | word(transition.rawValue) << 8, word(operation), word(chat) << 8 | word(status))
    case .wrote(let generation): (3, word(generation), 0)
    case .replacedDamage(let isKept): (4, isKept ? 1 : 0, 0)
    case .crashed(let isOldOrNew): (5, isOldOrNew ? 1 : 0, 0)
    case .launched(let before, let after, let terminals, let step):
      (6 | word(terminals) << 8 | word(step) << 32, before, after)
    case .submitted(let operation, let chat, let key, let parameters):
      (7 | word(operation) << 8 | word(chat) << 32, key, parameters)
    case .cancelSent(let operation): (8, word(operation), 0)
    case .checked(let number, let chat): (9, word(number), word(chat))
    case .listing(let number, let chat, let listed): (10 | word(number) << 8, word(chat), listed)
    case .checkTimedOut(let number): (11, word(number), 0)
    case .saved(let operation, let chat): (12, word(operation), word(chat))
    case .removed(let operation): (13, word(operation), 0)
    case .refused(let operation): (14, word(operation), 0)
    case .checkTaken(let before, let after): (15, before, after)
    case .row(let operation, let row): (16, word(operation), UInt64(row.rawValue))
    case .window(let chat, let rows): (17, word(chat), rows)
    case .composer(let chat, let operation): (18, word(chat), word(operation))
    case .emptied(let chat): (19, word(chat), 0)
    case .link(let chat, let isUsable): (20, word(chat), isUsable ? 1 : 0)
    case .opened(let chat): (21, word(chat), 0)
    case .told: (22, 0, 0)
    case .eventEnd(let isRunning): (23, isRunning ? 1 : 0, 0)
    case .healed: (24, 0, 0)
    case .end: (25, 0, 0)
    }
  }

  private func word(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number)) }

  private func word(_ status: OutboxStatus?) -> UInt64 {
    status.map { UInt64($0.rawValue) + 1 } ?? 0
  }
}
