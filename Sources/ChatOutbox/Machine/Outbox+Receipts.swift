internal import TimelineUnits

extension Outbox {
  /// Takes an answer in; one to an earlier process is refused.
  ///
  /// Source: H-OUTBOX-T3, H-OUTBOX-T11, H-OUTBOX-T17.
  mutating func take(_ answer: OutboxAnswer, from desktop: [UInt8]) {
    guard answer.request.generation == state.generation else { return }
    switch answer.kind {
    case .listing(let listed): takeListing(listed, number: answer.request.number)
    case .receipt(let mutation, let result):
      let place = place(onDesktop: desktop) { $0.mutation == mutation }
      guard let place else { return }
      if let entry = entry(at: place) {
        takeReceipt(result, of: entry, at: place)
      } else {
        takeStale(result, at: place)
      }
    case .cancel(let mutation, let result):
      let place = place(onDesktop: desktop) { $0.entry?.cancelMutation == mutation }
      guard let place else { return }
      takeCancel(result, at: place)
    }
  }

  private mutating func takeReceipt(
    _ result: OutboxResult,
    of entry: OutboxEntry,
    at place: Place
  ) {
    let isLate = entry.status != .submitting
    switch result {
    case .saved:
      guard entry.status != .queued, entry.status != .accepted else {
        if entry.status == .accepted { note(.lateReceipt, entry.operation, .accepted) }
        return
      }
      accept(place, isLate ? .lateReceipt : .saved)
    case .rejected, .runEnded, .cancelled:
      // What the desktop has saved it cannot refuse; such a receipt is of no attempt of ours.
      guard entry.status != .queued, !entry.isAccepted else { return }
      if isLate { note(.lateReceipt, entry.operation, entry.status) }
      if result == .cancelled && entry.status == .cancelPending {
        end(place, .cancelPending, .cancelled)
      } else {
        end(place, result == .runEnded ? .runEnded : .rejected, .rejected)
      }
      pump(place.scope)
    case .parametersDiffer:
      guard entry.status != .queued, !entry.isAccepted else { return }
      end(place, .parametersDiffer, .bug)
      pump(place.scope)
    case .inProgress:
      guard !isLate else { return }
      move(place, .inProgress, to: .unknown)
    case .refused, .failed:
      break
    }
  }

  /// A late writer met the fence of an operation that is over.
  ///
  /// Source: H-OUTBOX-T16, H-STORE-4.
  private mutating func takeStale(_ result: OutboxResult, at place: Place) {
    let operation = state.scopes[place.scope].operations[place.index]
    staleWrites += 1
    note(.staleWrite, operation.id)
    guard mutants.contains(.staleWriterRevives), result == .saved else { return }
    let entry = OutboxEntry(
      operation: operation.id,
      status: .queued,
      mutation: operation.mutation,
      parameters: Array("{}".utf8),
      text: []
    )
    set(.pending(entry), at: place)
    accept(place, .saved)
  }

  /// The desktop has the operation: the chain goes on.
  ///
  /// Source: H-OUTBOX-T3, H-OUTBOX-T7.
  mutating func accept(_ place: Place, _ transition: OutboxTransition) {
    let instant = now.instant
    let isCancelled = entry(at: place)?.status == .cancelPending
    // The answer of the cancel decides what becomes of a message that is saved.
    move(place, transition, to: isCancelled ? .cancelPending : .accepted) { entry in
      entry.isAccepted = true
      entry.acceptedAt = instant
      entry.check = nil
    }
    armAssume()
    pump(place.scope)
  }

  /// Gives a refused text back: to the composer if it is free, else as a failed row.
  ///
  /// Source: H-OUTBOX-T4, H-OUTBOX-O8, H-OUTBOX-O9.
  mutating func giveBack(_ text: [UInt8], of operation: OperationID, in scope: Int) {
    let key = state.scopes[scope].key
    let draft = state.scopes[scope].draft
    if draft.isEmpty || draft == text || mutants.contains(.refusedTextOverwrites) {
      state.scopes[scope].draft = text
      perform(.row(key, operation, .removed))
      perform(.draft(key, text))
    } else if mutants.contains(.refusedTextDropped) {
      perform(.row(key, operation, .removed))
    } else {
      state.scopes[scope].failed.append(FailedText(operation: operation, text: text))
      perform(.row(key, operation, .failed))
    }
  }
}
