import TimelineUnits

extension ChatWorkspace {
  /// Starts the pending loads of the timelines on screen.
  ///
  /// Source: H-SCHED-2, H-HOST-9.
  mutating func startLoads(at now: Instant, _ effects: inout [WorkspaceEffect]) {
    let isBroken = defects.contains(.parkedLoads)
    for index in cache.hosts.indices where isBroken || cache.hosts[index].identity.key == mounted {
      guard let ticket = cache.hosts[index].start(number: operations + 1, at: now) else { continue }
      operations += 1
      let host = cache.hosts[index]
      effects.append(.load(ticket, of: host.identity, target: host.target))
    }
    if let ticket = thread?.start(number: operations + 1, at: now), let thread {
      operations += 1
      effects.append(.load(ticket, of: thread.identity, target: thread.target))
    }
  }

  /// Source: H-SNAP-1, H-SCHED-6.
  mutating func answered(
    _ ticket: LoadTicket,
    _ bytes: [UInt8],
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    let result = withModel(ticket.instance) { $0.answered(ticket, bytes) } ?? nil
    guard let (end, outcome) = result else {
      effects.append(.answerDropped(ticket))
      return
    }
    effects.append(.loadEnded(ticket, end, outcome))
    if let operations = outcome?.confirmedOperations, !operations.isEmpty,
      let index = index(ofInstance: ticket.instance)
    {
      effects.append(.confirmed(cache.hosts[index].identity.key, operations))
    }
    loadEnded(ticket, hasFailed: end.isFailure, at: now, &effects)
  }

  /// Source: H-SCHED-8.
  mutating func failed(
    _ ticket: LoadTicket,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    let isActive = withModel(ticket.instance) { $0.scheduler.accepts(ticket) } ?? false
    guard isActive else {
      effects.append(.answerDropped(ticket))
      return
    }
    end(ticket, .failed, at: now, &effects)
  }

  /// A load ends without an answer that counts.
  mutating func end(
    _ ticket: LoadTicket,
    _ end: LoadEnd,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    withModel(ticket.instance) { $0.fail(ticket, end) }
    effects.append(.loadEnded(ticket, end, nil))
    loadEnded(ticket, hasFailed: true, at: now, &effects)
  }

  /// Source: H-SCHED-9.
  mutating func linkChanged(
    _ isUsable: Bool,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    guard isUsable != isLinkUsable else { return }
    isLinkUsable = isUsable
    var lost: [LoadTicket] = []
    for index in cache.hosts.indices {
      if let ticket = cache.hosts[index].scheduler.linkChanged(isUsable: isUsable) {
        lost.append(ticket)
      }
    }
    if let ticket = thread?.scheduler.linkChanged(isUsable: isUsable) { lost.append(ticket) }
    for ticket in lost { end(ticket, .linkLost, at: now, &effects) }
  }

  /// A live event arrived; a chat that is not on screen, or has another target, does not hear it.
  ///
  /// Source: H-LEASE-2, H-OVER-9.
  mutating func heard(
    _ key: HostKey,
    _ target: Int,
    _ bytes: [UInt8],
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    let isHeard = key == mounted || defects.contains(.parkedHears)
    guard isHeard, let index = cache.index(of: key), cache.hosts[index].target == target else {
      effects.append(.unheard(key))
      return
    }
    let outcome = cache.hosts[index].receive(bytes)
    effects.append(.live(instance: cache.hosts[index].instance, outcome))
    if outcome == .refused, defects.contains(.reloadsTwice) {
      startLoads(at: now, &effects)
      cache.hosts[index].scheduler.request(.eventRefused)
    }
  }

  /// Draws the wait of the catch-up anew, from the state after the load and what it starts.
  ///
  /// Source: H-CATCH-2.
  mutating func waitAnew(hasFailed: Bool, at now: Instant) {
    guard let index = mountedIndex else { return }
    catchUp.loadEnded(isBusy: cache.hosts[index].isBusy, hasFailed: hasFailed, at: now)
  }

  private mutating func loadEnded(
    _ ticket: LoadTicket,
    hasFailed: Bool,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    startLoads(at: now, &effects)
    guard let index = mountedIndex, cache.hosts[index].instance == ticket.instance else { return }
    waitAnew(hasFailed: hasFailed, at: now)
  }

  private func index(ofInstance instance: Int) -> Int? {
    cache.hosts.firstIndex { $0.instance == instance }
  }

  @discardableResult
  mutating func withModel<Result>(
    _ instance: Int,
    _ body: (inout TimelineModel) -> Result
  ) -> Result? {
    if let index = index(ofInstance: instance) { return body(&cache.hosts[index]) }
    guard var model = thread, model.instance == instance else { return nil }
    defer { thread = model }
    return body(&model)
  }
}
