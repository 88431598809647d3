internal import ChatOutbox

/// One line of a run, as the checkers see it.
///
/// Operations and chats are numbers; sets of operations are masks with bit *n* for operation *n*.
enum OutboxRecord: Equatable {
  /// A transition is decided, but not written yet.
  case intended(Int)
  /// A transition is written; a status of `nil` means that the operation is over.
  case moved(OutboxTransition, operation: Int, chat: Int, OutboxStatus?)
  /// The store was written.
  case wrote(generation: Int)
  /// The store was written although its last read was damaged; whether the bytes were kept.
  case replacedDamage(isKept: Bool)
  /// The phone's process has ended.
  case crashed(isOldOrNew: Bool)
  /// A process owns the store: what was pending before and is now, what is over, and by how much
  /// the generation has grown.
  case launched(before: UInt64, after: UInt64, terminals: Int, step: Int)
  /// A submit is sent.
  case submitted(Int, chat: Int, key: UInt64, parameters: UInt64)
  /// A cancel is sent.
  case cancelSent(Int)
  /// A check is sent.
  case checked(number: Int, chat: Int)
  /// The answer of a check has come.
  case listing(number: Int, chat: Int, listed: UInt64)
  /// A check was not answered in time.
  case checkTimedOut(number: Int)
  /// The desktop has saved a message.
  case saved(Int, chat: Int)
  /// The desktop has removed a message that was cancelled.
  case removed(Int)
  /// The desktop has refused a message.
  case refused(Int)
  /// What lasts on the desktop, before and after a check.
  case checkTaken(before: UInt64, after: UInt64)
  /// A row of the phone's own has changed.
  case row(Int, OutboxRow)
  /// The canonical rows that the phone shows for a chat.
  case window(chat: Int, rows: UInt64)
  /// The operation whose text a composer shows, or -1.
  case composer(chat: Int, operation: Int)
  /// The user has taken note of the texts that came back to a chat's composer.
  case emptied(chat: Int)
  /// The phone's link to the desktop of a chat.
  case link(chat: Int, isUsable: Bool)
  /// The chat that the user looks at.
  case opened(chat: Int)
  /// The user was told that messages could not be read.
  case told
  /// An event is worked off; whether the phone owns its store now.
  case eventEnd(isRunning: Bool)
  /// All faults are over.
  case healed
  /// The run is over.
  case end
}
