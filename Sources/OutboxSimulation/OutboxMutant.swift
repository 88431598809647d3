internal import ChatOutbox

/// A named defect that the simulator must see.
///
/// Source: DST-10; MUT-1 to MUT-28.
public enum OutboxMutant: String, CaseIterable, Sendable {
  /// MUT-1: old messages are resent as well.
  case noAgeGuard
  /// MUT-2: old messages are resent, and without a check.
  case noAgeGuardNoCheck
  /// MUT-3: the desktop dies between saving a message and keeping its receipt.
  case saveNotAtomic
  /// MUT-5: a resend has a new key.
  case newKeyOnResend
  /// MUT-6: a message is dropped when its receipt does not come.
  case droppedOnTimeout
  /// MUT-7: later messages do not wait for earlier ones.
  case noHeadBlock
  /// MUT-8: a resend has other parameters.
  case parametersChange
  /// MUT-9: a crash loses the store's last write.
  case lastWriteLost
  /// MUT-10: there is no witness, so an empty read passes for a new store.
  case noWitness
  /// MUT-11: a late receipt revives an operation that is over.
  case staleWriterRevives
  /// MUT-12: a launch keeps the generation.
  case generationKept
  /// MUT-13: a call is sent before its state is written.
  case sendBeforeWrite
  /// MUT-14: a check is sent although one is under way.
  case secondCheck
  /// MUT-15: a check settles what was submitted after it was sent.
  case checkSettlesLater
  /// MUT-16: any own row confirms the oldest waiting operation.
  case confirmedByPlace
  /// MUT-17: a launch takes unfinished submits for never sent.
  case submittingBecomesQueued
  /// MUT-18: a refused text is dropped if the composer is in use.
  case refusedTextDropped
  /// MUT-19: a refused text overwrites what the composer holds.
  case refusedTextOverwrites
  /// MUT-20: the echo stays beside the canonical row.
  case echoKept
  /// MUT-21: no tick is armed any more once the link has dropped.
  case tickLostWithLink
  /// MUT-22: a check removes entries on the desktop.
  case checkRemoves
  /// MUT-23: a chat that waits stops all others.
  case blockedChatBlocksAll
  /// MUT-24: order and entries are written one after the other.
  case twoWrites
  /// MUT-25: resent on every tick and link edge, without a check.
  case noCheck
  /// MUT-26: a launch removes pending operations.
  case compactionDropsPending
  /// MUT-27: later messages go past one that waits for the user.
  case needsUserSkipped
  /// MUT-28, the canary: every third message is saved twice.
  case everyThirdTwice
  /// A damaged store is taken for a new one and written over.
  case damageTakenForNew
  /// The newest message is submitted first.
  case newestFirst
  /// Receipts do not outlive the desktop's process.
  case receiptsForgotten
  /// The desktop answers before it saves.
  case answersBeforeSave
  /// Writers of an older generation are let in.
  case fenceIgnored
  /// An older state of the store is gone on with as if nothing had happened since.
  case olderTrusted
  /// A resend goes without the files of the message.
  case filesDropped

  /// The defects of the phone's outbox.
  var outbox: OutboxMutants {
    switch self {
    case .noAgeGuard: .noAgeGuard
    case .noAgeGuardNoCheck: [.noAgeGuard, .noCheck]
    case .newKeyOnResend: .newKeyOnResend
    case .droppedOnTimeout: .droppedOnTimeout
    case .noHeadBlock: .noHeadBlock
    case .parametersChange: .parametersChange
    case .staleWriterRevives: .staleWriterRevives
    case .generationKept: .generationKept
    case .sendBeforeWrite: .sendBeforeWrite
    case .secondCheck: .secondCheck
    case .checkSettlesLater: .checkSettlesLater
    case .confirmedByPlace: .confirmedByPlace
    case .submittingBecomesQueued: .submittingBecomesQueued
    case .refusedTextDropped: .refusedTextDropped
    case .refusedTextOverwrites: .refusedTextOverwrites
    case .echoKept: .echoKept
    case .tickLostWithLink: .tickLostWithLink
    case .blockedChatBlocksAll: .blockedChatBlocksAll
    case .twoWrites: .twoWrites
    case .noCheck: .noCheck
    case .compactionDropsPending: .compactionDropsPending
    case .needsUserSkipped: .needsUserSkipped
    case .damageTakenForNew: .damageTakenForNew
    case .newestFirst: .newestFirst
    case .olderTrusted: .olderTrusted
    case .filesDropped: .filesDropped
    case .saveNotAtomic, .lastWriteLost, .noWitness, .checkRemoves, .everyThirdTwice,
      .receiptsForgotten, .answersBeforeSave, .fenceIgnored:
      []
    }
  }

  /// The defects of the modelled desktop.
  var desktop: DesktopMutants {
    switch self {
    case .saveNotAtomic: .saveNotAtomic
    case .checkRemoves: .checkRemoves
    case .everyThirdTwice: .everyThirdTwice
    case .receiptsForgotten: .receiptsForgotten
    case .answersBeforeSave: .answersBeforeSave
    default: []
    }
  }

  /// The defects of the phone's store.
  var store: StoreMutants {
    switch self {
    case .lastWriteLost: .lastWriteLost
    case .noWitness: .noWitness
    case .fenceIgnored: .fenceIgnored
    default: []
    }
  }
}
