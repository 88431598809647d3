internal import TimelineUnits

extension Outbox {
  /// Takes a reading of the store in: it is owned, or left alone.
  ///
  /// Source: H-OUTBOX-T17, H-OUTBOX-T18, H-OUTBOX-T22, H-STORE-6.
  mutating func take(_ reading: OutboxReading) {
    let witness = reading.witness ?? 0
    switch reading.finding {
    case .new:
      damagedReads = 0
      start(OutboxState(generation: 0), witness: witness)
    case .intact(let state):
      damagedReads = 0
      start(state, witness: witness)
    case .older, .damaged:
      if mutants.contains(.damageTakenForNew) {
        start(OutboxState(generation: 0), witness: witness)
      } else {
        suspend(reading)
      }
    }
  }

  private mutating func suspend(_ reading: OutboxReading) {
    let isFirst = phase == .unread
    phase = .suspended
    if isFirst { note(.suspended) }
    guard reading.isAvailable else {
      damagedReads = 0
      perform(.readAgain(at: now.instant + tuning.rereadInterval))
      return
    }
    if damagedReads == 0 { perform(.keepDamaged) }
    damagedReads += 1
    if damagedReads <= tuning.rereads {
      perform(.readAgain(at: now.instant + tuning.rereadInterval))
    } else {
      giveUp(reading)
    }
  }

  /// Goes on without what cannot be read; the damaged bytes are kept beside the store by now.
  private mutating func giveUp(_ reading: OutboxReading) {
    note(.freshStore)
    if case .older(var older) = reading.finding {
      if !mutants.contains(.olderTrusted) {
        for scope in older.scopes.indices { older.scopes[scope].distrust() }
      }
      announce(.olderStateUsed)
      start(older, witness: reading.witness ?? 0)
    } else {
      announce(.unsentUnreadable)
      start(OutboxState(generation: 0), witness: reading.witness ?? 0)
    }
  }

  /// Owns the store under the next generation.
  ///
  /// Source: H-OUTBOX-T17, H-OUTBOX-O10.
  private mutating func start(_ stored: OutboxState, witness: Int) {
    state = stored
    phase = .running
    launchedAt = now.instant
    // Behind unreadable bytes may be a generation more than the witness has seen.
    let last = max(stored.generation, witness) + (damagedReads > 0 ? 1 : 0)
    damagedReads = 0
    state.generation = mutants.contains(.generationKept) ? last : last + 1
    note(.launch)
    for scope in state.scopes.indices { compact(scope) }
    state.scopes.removeAll { $0.operations.isEmpty && $0.draft.isEmpty && $0.failed.isEmpty }
    noteClock()
    for scope in state.scopes.indices { showAll(scope) }
    markDirty()
    armAssume()
    for scope in state.scopes.indices {
      lookAfter(scope)
      pump(scope)
    }
  }

  private mutating func compact(_ scope: Int) {
    let mutants = mutants
    let launch = now.instant
    let kept = state.scopes[scope].operations.compactMap { operation -> OutboxOperation? in
      guard var entry = operation.entry else { return nil }
      if mutants.contains(.compactionDropsPending), entry.status == .queued { return nil }
      if entry.status == .submitting || entry.status == .checking {
        let isQueued = mutants.contains(.submittingBecomesQueued)
        entry.status = isQueued ? .queued : .unknown
      }
      if entry.isAccepted { entry.acceptedAt = launch }
      return .pending(entry)
    }
    state.scopes[scope].replace(kept)
  }

  /// Shows what the chain of a launch holds.
  private mutating func showAll(_ scope: Int) {
    let key = state.scopes[scope].key
    for operation in state.scopes[scope].operations {
      guard let entry = operation.entry else { continue }
      note(.launch, entry.operation, entry.status)
      perform(.row(key, entry.operation, entry.status.row))
    }
    for text in state.scopes[scope].failed { perform(.row(key, text.operation, .failed)) }
    perform(.draft(key, state.scopes[scope].draft))
  }
}

extension OutboxScope {
  /// Takes every operation that the desktop is not known to have for one of unknown outcome, and
  /// too old to be sent again.
  ///
  /// The writes that are missing may have sent it, cancelled it or given it up, and may have sent
  /// later ones since. A check still finds it; if it is missing, only the user knows what became of
  /// it. No age counts, since the wall clock may have been set back in between.
  ///
  /// Source: H-OUTBOX-T9, H-OUTBOX-T22, H-OUTBOX-O7.
  fileprivate mutating func distrust() {
    let distrusted = operations.map { operation -> OutboxOperation in
      guard var entry = operation.entry else { return operation }
      switch entry.status {
      case .queued, .submitting, .unknown, .checking:
        entry.status = .unknown
        entry.firstSubmit = .longAgo
        return .pending(entry)
      case .accepted, .needsUser, .cancelPending: return operation
      }
    }
    replace(distrusted)
  }
}
