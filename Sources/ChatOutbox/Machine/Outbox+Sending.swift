internal import TimelineUnits

extension Outbox {
  /// Stores a message and shows its echo; the composer empties after the write.
  ///
  /// Source: H-OUTBOX-T1.
  mutating func send(_ message: OutboxMessage, in key: ScopeKey) {
    let scope = scope(of: key)
    // A tap that comes twice is one message.
    guard state.scopes[scope].index(of: message.operation) == nil else { return }
    state.scopes[scope].append(.pending(OutboxEntry(message)))
    markDirty()
    note(.send, message.operation, .queued)
    perform(.row(key, message.operation, .pending))
    if state.scopes[scope].draft == message.text {
      state.scopes[scope].draft = []
      perform(.draft(key, []))
    }
    pump(scope)
  }

  /// Submits the head of a chain if it may go.
  ///
  /// A head that an older state of the store does not know as sent is checked first, at once.
  ///
  /// Source: H-OUTBOX-T2, H-OUTBOX-O1, H-OUTBOX-O2.
  mutating func pump(_ scope: Int) {
    guard isUsable(state.scopes[scope].key.desktop), !isHeldByOthers(scope) else { return }
    let count = state.scopes[scope].operations.count
    for step in 0..<count {
      let index = mutants.contains(.newestFirst) ? count - 1 - step : step
      guard let entry = state.scopes[scope].operations[index].entry else { continue }
      if entry.status == .queued {
        submit(Place(scope: scope, index: index), .submit)
        if mutants.contains(.noHeadBlock) { continue }
        return
      }
      if entry.status == .unknown && entry.attempts == 0 { lookAfter(scope) }
      guard letsOthersPass(entry.status) else { return }
    }
  }

  private func letsOthersPass(_ status: OutboxStatus) -> Bool {
    status.letsOthersPass || mutants.contains(.noHeadBlock)
      || mutants.contains(.needsUserSkipped) && status == .needsUser
  }

  /// The switch `blockedChatBlocksAll`: whether another chat waits.
  private func isHeldByOthers(_ scope: Int) -> Bool {
    guard mutants.contains(.blockedChatBlocksAll) else { return false }
    return state.scopes.indices.contains { $0 != scope && state.scopes[$0].isWaiting }
  }

  /// Sends an operation, for the first time or again, always under its own key.
  ///
  /// Source: H-OUTBOX-T2, H-OUTBOX-T8, H-KEY-1.
  mutating func submit(_ place: Place, _ transition: OutboxTransition) {
    let now = now
    let mutants = mutants
    move(place, transition, to: .submitting) { entry in
      entry.attempts += 1
      entry.check = nil
      if entry.firstSubmit == nil {
        entry.firstSubmit = SubmitTime(now)
      }
      guard entry.attempts > 1 else { return }
      if mutants.contains(.newKeyOnResend) { entry.mutation.high &+= 1 }
      if mutants.contains(.parametersChange) { entry.parameters.append(UInt8(ascii: " ")) }
      if mutants.contains(.filesDropped) { entry.parameters = entry.parameters.withoutFiles }
    }
    guard let entry = entry(at: place) else { return }
    let kind = OutboxCall.Kind.submit(
      entry.operation,
      entry.mutation,
      parameters: entry.parameters
    )
    perform(.send(OutboxCall(nextRequest(), state.scopes[place.scope].key, kind)))
    perform(
      .startTimer(
        .receipt(entry.operation, attempt: entry.attempts, generation: state.generation),
        at: now.instant + tuning.receiptTimeout
      )
    )
  }

  /// Whether an operation may still be sent again by itself.
  ///
  /// Source: H-OUTBOX-T8, H-OUTBOX-T9, H-OUTBOX-O7.
  func isYoung(_ entry: OutboxEntry) -> Bool {
    guard let firstSubmit = entry.firstSubmit, !mutants.contains(.noAgeGuard) else { return true }
    let age = firstSubmit.age(at: now, launch: launchedAt)
    return age < tuning.answerKeptFor - tuning.ageMargin
  }
}

extension [UInt8] {
  /// The switch `filesDropped`: parameters up to their list of uploads, which is the last member.
  fileprivate var withoutFiles: [UInt8] {
    let member = Array(",\"uploads\"".utf8)
    let starts = indices.dropLast(Swift.min(count, member.count))
    guard let start = starts.first(where: { self[$0...].starts(with: member) }) else { return self }
    return self[..<start] + [UInt8(ascii: "}")]
  }
}
