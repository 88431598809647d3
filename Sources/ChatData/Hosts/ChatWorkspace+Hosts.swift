import TimelineUnits

extension ChatWorkspace {
  /// Source: H-HOST-3.
  mutating func stage(_ key: HostKey, _ effects: inout [WorkspaceEffect]) {
    let isKnown = cache.index(of: key) != nil
    let made = isKnown ? nil : newModel(TimelineIdentity(key: key))
    let number = cache.stage(key, made: made)
    effects.append(.commitSelection(number))
  }

  /// Source: H-HOST-4 to H-HOST-8.
  mutating func commit(_ number: Int, at now: Instant, _ effects: inout [WorkspaceEffect]) {
    guard let key = cache.staged?.key else { return }
    guard let commit = cache.commit(number) else { return }
    if let released = commit.released { release(released, &effects) }
    guard key != mounted else {
      if let index = mountedIndex { cache.hosts[index].scheduler.request(.selected) }
      return
    }
    park(&effects)
    mounted = key
    effects.append(.mounted(key))
    if isForeground { activate(.selected, at: now) }
  }

  /// The chat leaves the screen and the list of chats comes.
  ///
  /// Source: H-HOST-6, H-HOST-7.
  mutating func leave(_ effects: inout [WorkspaceEffect]) {
    guard mounted != nil else { return }
    park(&effects)
    mounted = nil
    catchUp.leave()
    effects.append(.mounted(nil))
  }

  /// Source: H-STALE-6, H-LEASE-4, H-CATCH-5.
  mutating func foreground(_ isForeground: Bool, at now: Instant) {
    guard isForeground != self.isForeground else { return }
    self.isForeground = isForeground
    if isForeground {
      activate(.foreground, at: now)
      thread?.scheduler.activate(.foreground)
    } else {
      if let index = mountedIndex { cache.hosts[index].scheduler.deactivate() }
      thread?.scheduler.deactivate()
      catchUp.leave()
    }
  }

  /// Source: H-STALE-7.
  mutating func retarget(
    _ key: HostKey,
    _ target: Int,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    targets[key] = target
    guard let index = cache.index(of: key), cache.hosts[index].target != target else { return }
    let orphan = cache.hosts[index].retarget(to: target)
    if let orphan {
      effects.append(.loadEnded(orphan, .discarded, nil))
    }
    guard key == mounted else { return }
    if orphan != nil { waitAnew(hasFailed: false, at: now) }
    lease.takeAnew(at: now)
    if let orphan = thread?.retarget(to: target) {
      effects.append(.loadEnded(orphan, .discarded, nil))
    }
  }

  /// Source: H-THREAD-1 to H-THREAD-3.
  mutating func openThread(_ id: [UInt8], _ effects: inout [WorkspaceEffect]) {
    guard let key = mounted else { return }
    closeThread(&effects)
    let identity = TimelineIdentity(key: key, thread: id)
    epochs.keep(epochs.last(of: identity) + 1, of: identity)
    var model = newModel(identity)
    if isForeground { model.scheduler.activate(.selected) }
    thread = model
  }

  /// Source: H-THREAD-3.
  mutating func closeThread(_ effects: inout [WorkspaceEffect]) {
    guard let thread else { return }
    self.thread = nil
    release(thread, &effects)
  }

  /// The chat on screen becomes a parked one.
  ///
  /// Source: H-HOST-7.
  private mutating func park(_ effects: inout [WorkspaceEffect]) {
    if let index = mountedIndex { cache.hosts[index].scheduler.deactivate() }
    closeThread(&effects)
  }

  private mutating func activate(_ reason: StaleReasons, at now: Instant) {
    guard let index = mountedIndex else { return }
    cache.hosts[index].scheduler.activate(reason)
    catchUp.appear(isBusy: cache.hosts[index].isBusy, at: now)
  }

  private mutating func release(_ model: TimelineModel, _ effects: inout [WorkspaceEffect]) {
    epochs.keep(model.timeline.presentationEpoch, of: model.identity)
    if model.identity.thread == nil, model.identity.key == mounted {
      mounted = nil
      catchUp.leave()
    }
    effects.append(.released(instance: model.instance))
  }

  private mutating func newModel(_ identity: TimelineIdentity) -> TimelineModel {
    instances += 1
    return TimelineModel(
      identity: identity,
      instance: instances,
      target: targets[identity.key] ?? 0,
      presentationEpoch: epochs.last(of: identity),
      isLinkUsable: isLinkUsable,
      policy: policy,
      defects: defects
    )
  }
}
