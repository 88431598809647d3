public import TimelineUnits

/// Loads of the latest window, one at a time.
///
/// It is idle, has an active load, or has an active load and one pending request into which all
/// further ones merge.
///
/// Source: H-SCHED-1 to H-SCHED-11, H-STALE-14.
public struct LoadScheduler: Equatable, Sendable {
  /// The generation of the target.
  public private(set) var generation = 0
  /// The load without an answer, if there is one.
  public private(set) var active: LoadTicket?
  /// What the pending request is for; empty if there is none.
  public private(set) var pending: StaleReasons = []
  /// Marks that wait until the chat is on screen and the app in front.
  public private(set) var flags: StaleReasons = []
  /// Whether the chat is on screen and the app in front.
  public private(set) var isActive = false
  /// Whether loads can be sent.
  public private(set) var isLinkUsable: Bool

  private var hasLoaded = false
  private let timeout: Interval
  private let defects: DataDefects

  /// Creates an idle scheduler of a chat that is not on screen.
  ///
  /// - Parameters:
  ///   - timeout: When a load without an answer fails.
  ///   - isLinkUsable: Whether loads can be sent.
  public init(timeout: Interval, isLinkUsable: Bool) {
    self.init(timeout: timeout, isLinkUsable: isLinkUsable, defects: [])
  }

  package init(timeout: Interval, isLinkUsable: Bool, defects: DataDefects) {
    self.timeout = timeout
    self.isLinkUsable = isLinkUsable
    self.defects = defects
  }

  /// When the active load fails without an answer, or `nil` if there is none.
  ///
  /// Source: H-SCHED-11.
  public var deadline: Instant? {
    defects.contains(.noTimeout) ? nil : active.map { $0.startedAt + timeout }
  }

  /// Whether a load is active or pending.
  public var isBusy: Bool { active != nil || !pending.isEmpty }

  /// Asks for a load; without the chat on screen it is a mark for later.
  ///
  /// Source: H-SCHED-2 to H-SCHED-4.
  public mutating func request(_ reasons: StaleReasons) {
    if isActive || defects.contains(.parkedLoads) {
      pending.formUnion(reasons)
    } else {
      flags.formUnion(reasons)
    }
  }

  /// The chat came on screen, or the app to the front; all marks become one request.
  ///
  /// Source: H-HOST-8, H-STALE-6, H-STALE-9, H-STALE-14.
  public mutating func activate(_ reasons: StaleReasons) {
    isActive = true
    pending.formUnion(flags.union(reasons))
    flags = []
    if defects.contains(.returnWithoutLoad), hasLoaded {
      pending = []
    }
  }

  /// The chat left the screen, or the app the front: a pending request is a mark for later.
  ///
  /// Source: H-HOST-7.
  public mutating func deactivate() {
    isActive = false
    guard !defects.contains(.parkedLoads) else { return }
    flags.formUnion(pending)
    pending = []
  }

  /// Whether a request is pending and nothing stands against its load.
  ///
  /// Source: H-SCHED-2, H-SCHED-3.
  public var canStart: Bool {
    let isFree = active == nil || defects.contains(.loadsOverlap)
    return isFree && isLinkUsable && !pending.isEmpty
  }

  /// Starts the load of the pending request.
  ///
  /// - Parameters:
  ///   - instance: The view model that asks.
  ///   - number: The number of the operation.
  ///   - counter: The counter of live events.
  ///   - updatedAt: When the session was updated last.
  ///   - now: The present.
  /// - Returns: The load to send.
  /// - Precondition: `canStart`.
  ///
  /// Source: H-SCHED-5.
  public mutating func start(
    instance: Int,
    number: Int,
    counter: Int,
    updatedAt: Int64 = .min,
    at now: Instant
  ) -> LoadTicket {
    precondition(canStart, "a load starts if a request waits and nothing stands against it")
    let ticket = LoadTicket(
      instance: instance,
      generation: generation,
      number: number,
      counter: counter,
      updatedAt: updatedAt,
      startedAt: now,
      reasons: pending
    )
    pending = []
    active = ticket
    return ticket
  }

  /// Whether the answer of a load counts.
  ///
  /// Source: H-SCHED-6, H-SNAP-1.
  public func accepts(_ ticket: LoadTicket) -> Bool {
    if ticket.generation != generation { return defects.contains(.generationIgnored) }
    return ticket == active || defects.contains(.operationIgnored)
  }

  /// The active load ended; a failure marks the chat for a load of its own.
  ///
  /// Source: H-SCHED-6, H-SCHED-8.
  public mutating func finish(_ ticket: LoadTicket, _ end: LoadEnd) {
    if ticket == active { active = nil }
    if end.isFailure { flags.insert(.earlierFailure) }
    if end == .applied {
      flags.remove(.earlierFailure)
      hasLoaded = true
    }
  }

  /// The link became usable or was lost.
  ///
  /// - Returns: The load that failed by it.
  ///
  /// Source: H-SCHED-9.
  public mutating func linkChanged(isUsable: Bool) -> LoadTicket? {
    isLinkUsable = isUsable
    guard !isUsable else { return nil }
    if defects.contains(.pendingLost) { pending = [] }
    return active
  }

  /// Another target answers from now on: the active load is orphaned, the pending request stays.
  ///
  /// - Returns: The load that was orphaned.
  ///
  /// Source: H-SCHED-7.
  public mutating func retarget() -> LoadTicket? {
    let orphan = active
    generation += 1
    active = nil
    return orphan
  }
}
