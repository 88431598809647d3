internal import TimelineUnits

extension Outbox {
  /// Takes note of what stands in the composer; it is stored with the next write.
  mutating func setDraft(_ text: [UInt8], in key: ScopeKey) {
    let scope = scope(of: key)
    guard state.scopes[scope].draft != text else { return }
    state.scopes[scope].draft = text
  }

  /// Cancels a message: without traffic if it was never sent, else by asking the desktop.
  ///
  /// Source: H-OUTBOX-T14, H-OUTBOX-T15.
  mutating func cancel(_ operation: OperationID, with mutation: MutationID, in key: ScopeKey) {
    guard let place = place(of: operation, in: key), let entry = entry(at: place) else { return }
    switch entry.status {
    case .queued where entry.firstSubmit == nil:
      end(place, .cancelled, .cancelled)
      pump(place.scope)
    case .submitting, .unknown, .checking:
      move(place, .cancelPending, to: .cancelPending) { entry in
        entry.cancelMutation = mutation
        entry.check = nil
      }
      if isUsable(key.desktop) { sendCancel(place) }
    default: break
    }
  }

  /// Asks the desktop to cancel, for the first time or again, always under one key.
  mutating func sendCancel(_ place: Place) {
    guard let entry = entry(at: place), let mutation = entry.cancelMutation else { return }
    setCancelInFlight(true, at: place)
    let kind = OutboxCall.Kind.cancel(entry.operation, mutation, submit: entry.mutation)
    perform(.send(OutboxCall(nextRequest(), state.scopes[place.scope].key, kind)))
    perform(
      .startTimer(
        .cancel(entry.operation, generation: state.generation),
        at: now.instant + tuning.receiptTimeout
      )
    )
  }

  /// Notes whether a cancel waits for its answer, which is not stored.
  mutating func setCancelInFlight(_ isInFlight: Bool, at place: Place) {
    guard var entry = entry(at: place) else { return }
    entry.isCancelInFlight = isInFlight
    state.scopes[place.scope].set(.pending(entry), at: place.index)
  }

  /// Takes the answer to a cancel in.
  mutating func takeCancel(_ result: OutboxResult, at place: Place) {
    guard entry(at: place)?.status == .cancelPending else { return }
    switch result {
    case .cancelled:
      end(place, .cancelPending, .cancelled)
      pump(place.scope)
    case .refused:
      // The row is in the timeline or a run has it: the message stays.
      let instant = now.instant
      move(place, .cancelPending, to: .accepted) { entry in
        entry.isAccepted = true
        entry.acceptedAt = instant
      }
      armAssume()
      pump(place.scope)
    default: setCancelInFlight(false, at: place)
    }
  }

  /// Does what the user decided about a message that is too old.
  ///
  /// Source: H-OUTBOX-T9.
  mutating func choose(_ choice: UserChoice, for operation: OperationID, in key: ScopeKey) {
    guard let place = place(of: operation, in: key), let entry = entry(at: place),
      entry.status == .needsUser
    else { return }
    switch choice {
    case .discard: end(place, .tooOld, .discarded)
    case .sendAsNew(let operation, let mutation):
      end(place, .tooOld, .sentAsNew)
      var anew = entry
      anew.operation = operation
      anew.mutation = mutation
      anew.status = .queued
      anew.firstSubmit = nil
      anew.attempts = 0
      state.scopes[place.scope].append(.pending(anew))
      note(.send, operation, .queued)
      perform(.row(key, operation, .pending))
    }
    pump(place.scope)
  }

  /// Removes a failed row that the user has taken note of.
  mutating func dismiss(_ operation: OperationID, in key: ScopeKey) {
    guard let scope = state.index(of: key),
      let index = state.scopes[scope].failed.firstIndex(where: { $0.operation == operation })
    else { return }
    state.scopes[scope].failed.remove(at: index)
    markDirty()
    perform(.row(key, operation, .removed))
  }

  /// Moves a chain to the key that its session turns out to have, in one write.
  ///
  /// Source: H-OUTBOX-O14, H-OUTBOX-O15.
  mutating func rename(_ key: ScopeKey, to newKey: ScopeKey) {
    guard key != newKey, key.desktop == newKey.desktop, let index = state.index(of: key) else {
      return
    }
    if openKey == key { openKey = newKey }
    guard let target = state.index(of: newKey) else {
      state.scopes[index].key = newKey
      return markDirty()
    }
    let moved = state.scopes[index]
    state.scopes[target].replace(state.scopes[target].operations + moved.operations)
    state.scopes[target].failed += moved.failed
    if state.scopes[target].draft.isEmpty { state.scopes[target].draft = moved.draft }
    markDirty()
    state.scopes.remove(at: index)
  }
}
