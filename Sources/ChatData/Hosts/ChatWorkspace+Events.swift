public import TimelineUnits

extension ChatWorkspace {
  /// Takes an event in.
  ///
  /// - Returns: What is to be done, in order.
  /// - Complexity: O(*h*) for *h* hosts beside what the event itself costs.
  public mutating func handle(_ event: WorkspaceEvent, at now: Instant) -> [WorkspaceEffect] {
    var effects: [WorkspaceEffect] = []
    perform(event, at: now, &effects)
    settle(at: now, &effects)
    return effects
  }

  private mutating func perform(
    _ event: WorkspaceEvent,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    switch event {
    case .selected(let key): stage(key, &effects)
    case .selectionCommitted(let number): commit(number, at: now, &effects)
    case .left: leave(&effects)
    case .foreground(let isForeground): foreground(isForeground, at: now)
    case .link(let isUsable): linkChanged(isUsable, at: now, &effects)
    case .answered(let ticket, let bytes): answered(ticket, bytes, at: now, &effects)
    case .failed(let ticket): failed(ticket, at: now, &effects)
    case .live(let key, let target, let bytes):
      heard(key, target, bytes, at: now, &effects)
    case .runStarted(let key, let target, let run):
      update(key, target) { $0.timeline.runStarted(ActiveRun(runID: run)) }
    case .runEnded(let key, let target, let run, let reason):
      update(key, target) { host in
        host.timeline.runEnded(run)
        host.scheduler.request(reason)
      }
    case .sessionUpdated(let key, let time): update(key) { $0.sessionUpdated(at: time) }
    case .desktopRecovered: request(.desktopRecovered, inThread: false)
    case .refreshed: request(.refresh, inThread: true)
    case .targetChanged(let key, let target): retarget(key, target, at: now, &effects)
    case .echoes(let key, let echoes):
      var confirmed: [[UInt8]] = []
      update(key) { confirmed = $0.timeline.setEchoes(echoes) }
      if !confirmed.isEmpty { effects.append(.confirmed(key, confirmed)) }
    case .olderWanted(let inThread): askOlder(inThread, at: now, &effects)
    case .olderAnswered(let ticket, let bytes): olderAnswered(ticket, bytes, &effects)
    case .threadOpened(let id): openThread(id, &effects)
    case .threadClosed: closeThread(&effects)
    case .timeReached: timeReached(at: now, &effects)
    }
  }

  /// Starts what can start, and brings timers and lease in line with the new state.
  private mutating func settle(at now: Instant, _ effects: inout [WorkspaceEffect]) {
    startLoads(at: now, &effects)
    if let index = mountedIndex { catchUp.update(isBusy: cache.hosts[index].isBusy, at: now) }
    lease.hold(isActive ? mounted : nil, at: now)
    if isLinkUsable, let key = lease.takeRenewal(at: now), let index = cache.index(of: key) {
      effects.append(.renewLease(key, target: cache.hosts[index].target))
    }
    tellChanges(&effects)
  }

  /// Names the timelines on screen that are not as they were told.
  private mutating func tellChanges(_ effects: inout [WorkspaceEffect]) {
    let shown = [mountedIndex.map { cache.hosts[$0] }, thread].compactMap { $0 }.map {
      [$0.instance, $0.timeline.revision, $0.timeline.presentationEpoch]
    }
    for state in shown where !told.contains(state) {
      effects.append(.changed(instance: state[0]))
    }
    told = shown
  }

  private mutating func request(_ reason: StaleReasons, inThread: Bool) {
    if let index = mountedIndex { cache.hosts[index].scheduler.request(reason) }
    if inThread { thread?.scheduler.request(reason) }
  }

  private mutating func update(
    _ key: HostKey,
    _ target: Int? = nil,
    _ body: (inout TimelineModel) -> Void
  ) {
    guard let index = cache.index(of: key) else { return }
    if let target, target != cache.hosts[index].target { return }
    body(&cache.hosts[index])
  }

  private mutating func timeReached(at now: Instant, _ effects: inout [WorkspaceEffect]) {
    for index in cache.hosts.indices {
      if let ticket = cache.hosts[index].scheduler.active, isOver(cache.hosts[index], now) {
        end(ticket, .timedOut, at: now, &effects)
      }
    }
    if let thread, let ticket = thread.scheduler.active, isOver(thread, now) {
      end(ticket, .timedOut, at: now, &effects)
    }
    if catchUp.takeTick(at: now) { request(.catchUp, inThread: false) }
  }

  private func isOver(_ model: TimelineModel, _ now: Instant) -> Bool {
    model.scheduler.deadline.map { $0 <= now } ?? false
  }
}
