/// Named defects that can be switched on, to prove that the checkers of a simulation see them.
///
/// None is on in an app: the set is empty unless a simulator gives another one at launch.
///
/// Source: DST-10.
package struct OutboxMutants: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Old messages are resent as well.
  package static let noAgeGuard = OutboxMutants(rawValue: 1 << 0)
  /// Messages of unknown outcome are resent without a check.
  package static let noCheck = OutboxMutants(rawValue: 1 << 1)
  /// A resend has a new key.
  package static let newKeyOnResend = OutboxMutants(rawValue: 1 << 2)
  /// A message is dropped when its receipt does not come.
  package static let droppedOnTimeout = OutboxMutants(rawValue: 1 << 3)
  /// Later messages do not wait for earlier ones.
  package static let noHeadBlock = OutboxMutants(rawValue: 1 << 4)
  /// A resend has other parameters.
  package static let parametersChange = OutboxMutants(rawValue: 1 << 5)
  /// A late receipt revives an operation that is over.
  package static let staleWriterRevives = OutboxMutants(rawValue: 1 << 6)
  /// A launch keeps the generation.
  package static let generationKept = OutboxMutants(rawValue: 1 << 7)
  /// Effects go ahead of their write.
  package static let sendBeforeWrite = OutboxMutants(rawValue: 1 << 8)
  /// A check is sent although one is under way.
  package static let secondCheck = OutboxMutants(rawValue: 1 << 9)
  /// The answer of a check settles what was submitted after it was sent.
  package static let checkSettlesLater = OutboxMutants(rawValue: 1 << 10)
  /// Any own row confirms the oldest waiting operation.
  package static let confirmedByPlace = OutboxMutants(rawValue: 1 << 11)
  /// A launch takes unfinished submits for never sent.
  package static let submittingBecomesQueued = OutboxMutants(rawValue: 1 << 12)
  /// A refused text is dropped if the composer is in use.
  package static let refusedTextDropped = OutboxMutants(rawValue: 1 << 13)
  /// A refused text overwrites what the composer holds.
  package static let refusedTextOverwrites = OutboxMutants(rawValue: 1 << 14)
  /// The echo stays beside the canonical row.
  package static let echoKept = OutboxMutants(rawValue: 1 << 15)
  /// No tick is armed any more once the link has dropped.
  package static let tickLostWithLink = OutboxMutants(rawValue: 1 << 16)
  /// A chat that waits stops all others.
  package static let blockedChatBlocksAll = OutboxMutants(rawValue: 1 << 17)
  /// Order and entries are written one after the other.
  package static let twoWrites = OutboxMutants(rawValue: 1 << 18)
  /// A launch removes pending operations with the terminal ones.
  package static let compactionDropsPending = OutboxMutants(rawValue: 1 << 19)
  /// Later messages go past one that waits for the user.
  package static let needsUserSkipped = OutboxMutants(rawValue: 1 << 20)
  /// A damaged store is taken for a new one.
  package static let damageTakenForNew = OutboxMutants(rawValue: 1 << 21)
  /// The newest message is submitted first.
  package static let newestFirst = OutboxMutants(rawValue: 1 << 22)
  /// An older state of the store is gone on with as if nothing had happened since.
  package static let olderTrusted = OutboxMutants(rawValue: 1 << 23)
  /// A resend goes without the files of the message.
  package static let filesDropped = OutboxMutants(rawValue: 1 << 24)
}
