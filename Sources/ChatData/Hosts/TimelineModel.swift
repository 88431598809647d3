import TimelineUnits

/// The view model of one timeline: a chat, or a subagent's thread in its own viewer.
///
/// Source: H-HOST-1, H-THREAD-1.
public struct TimelineModel: Sendable {
  /// Which timeline it is.
  public let identity: TimelineIdentity
  /// The number of the view model; no two share one, so that a late answer finds no other.
  public let instance: Int
  /// What is loaded, and the live state over it.
  public internal(set) var timeline: LiveTimeline
  /// The loads of the latest window.
  public internal(set) var scheduler: LoadScheduler
  /// The requests for older rows.
  public internal(set) var older: OlderPages
  /// Which desktop answers; a number that the caller gives.
  public internal(set) var target: Int
  /// When the session was updated last, as far as is known.
  public internal(set) var updatedAt = Int64.min

  private var loadedUpdatedAt = Int64.min
  private var projections = ProjectionCache()
  private let defects: DataDefects

  init(
    identity: TimelineIdentity,
    instance: Int,
    target: Int,
    presentationEpoch: Int,
    isLinkUsable: Bool,
    policy: DataPolicy,
    defects: DataDefects
  ) {
    self.identity = identity
    self.instance = instance
    self.target = target
    timeline = LiveTimeline(presentationEpoch: presentationEpoch, defects: defects)
    scheduler = LoadScheduler(
      timeout: policy.loadTimeout,
      isLinkUsable: isLinkUsable,
      defects: defects
    )
    older = OlderPages(staleAfter: policy.olderStaleAfter)
    self.defects = defects
  }

  /// Whether a run, a message or a load is pending.
  ///
  /// Source: H-CATCH-1.
  public var isBusy: Bool {
    timeline.activeRun != nil || !timeline.echoes.isEmpty || scheduler.isBusy
  }

  /// What the chat shows, made anew only after a change.
  ///
  /// Source: H-PROJ-6.
  public mutating func projection() -> DisplayProjection {
    projections.projection(of: timeline).0
  }

  /// Starts the pending load if nothing stands against it.
  ///
  /// Source: H-SCHED-5, H-OVER-7, H-EPOCH-2.
  mutating func start(number: Int, at now: Instant) -> LoadTicket? {
    guard scheduler.canStart else { return nil }
    return scheduler.start(
      instance: instance,
      number: number,
      counter: timeline.loadStarts(),
      updatedAt: updatedAt,
      at: now
    )
  }

  /// The answer of a load arrived.
  ///
  /// - Returns: How the load ended, or `nil` if its notes do not hold any more.
  ///
  /// Source: H-SNAP-1 to H-SNAP-3, H-SCHED-6.
  mutating func answered(_ ticket: LoadTicket, _ bytes: [UInt8]) -> (LoadEnd, SnapshotOutcome?)? {
    guard scheduler.accepts(ticket) else { return nil }
    guard let envelope = try? HistoryEnvelope.decode(bytes) else {
      fail(ticket, .invalid)
      return (.invalid, nil)
    }
    let outcome = timeline.apply(envelope, counterAtStart: ticket.counter)
    let end = TimelineModel.end(of: outcome)
    scheduler.finish(ticket, end)
    if end == .applied { loadedUpdatedAt = ticket.updatedAt }
    if outcome.needsReload { scheduler.request(.overlayConflict) }
    return (end, outcome)
  }

  /// The active load failed.
  ///
  /// Source: H-SCHED-8.
  mutating func fail(_ ticket: LoadTicket, _ end: LoadEnd) {
    scheduler.finish(ticket, end)
    if defects.contains(.failureClears) {
      timeline.rows = []
    }
  }

  /// A live event arrived; one that cannot be read leaves the state unknown, so it is refused.
  ///
  /// Source: H-STALE-12, H-STALE-13.
  mutating func receive(_ bytes: [UInt8]) -> LiveEventOutcome {
    let overlay = try? LiveOverlay.decode(bytes)
    let outcome = overlay.map { timeline.receive($0) } ?? .refused
    if outcome.needsReload {
      scheduler.request(outcome == .conflict ? .overlayConflict : .eventRefused)
    }
    return outcome
  }

  /// The list of sessions says when the session was updated.
  ///
  /// Source: H-STALE-10.
  mutating func sessionUpdated(at time: Int64) {
    updatedAt = max(updatedAt, time)
    if time > loadedUpdatedAt { scheduler.request(.sessionUpdated) }
  }

  /// Another desktop answers from now on.
  ///
  /// - Returns: The load that was orphaned.
  ///
  /// Source: H-STALE-7, H-SCHED-7.
  mutating func retarget(to target: Int) -> LoadTicket? {
    guard target != self.target else { return nil }
    self.target = target
    // Desktops count for themselves.
    updatedAt = .min
    loadedUpdatedAt = .min
    timeline.retarget()
    let orphan = scheduler.retarget()
    scheduler.request(.desktopSelected)
    return orphan
  }

  private static func end(of outcome: SnapshotOutcome) -> LoadEnd {
    switch outcome.end {
    case .applied: .applied
    case .unavailable: .unavailable
    case .conflict: .conflict
    }
  }
}
