public import TimelineUnits

/// The data side of the phone: its hosts, the chat on screen, a subagent's thread, the lease and
/// the timers.
///
/// It holds no clock and no link. After every event, `nextDeadline` says when it wants to be woken.
///
/// Source: H-HOST, H-LEASE, H-CATCH, H-SCHED, H-STALE, H-THREAD.
public struct ChatWorkspace: Sendable {
  /// The hosts, the selected one first.
  public internal(set) var cache: HostCache
  /// The chat on screen, or `nil` without one.
  public internal(set) var mounted: HostKey?
  /// The subagent's thread that is open over the chat.
  public internal(set) var thread: TimelineModel?
  /// The timer of catch-up loads.
  public internal(set) var catchUp: CatchUp
  /// The lease of the chat on screen.
  public internal(set) var lease: TimelineLease
  /// Whether the app is in front.
  public internal(set) var isForeground = true
  /// Whether the link is usable.
  public internal(set) var isLinkUsable = true

  let policy: DataPolicy
  let defects: DataDefects
  var epochs = PresentationEpochs()
  /// Which desktop answers for a chat, if it is not the first one; looked up, never walked.
  var targets: [HostKey: Int] = [:]
  var operations = 0
  var instances = 0
  /// The state of the timelines on screen when their last change was told: instance, revision and
  /// epoch.
  var told: [[Int]] = []

  /// Creates the data side of an app in front, with a usable link and no chat.
  ///
  /// - Parameters:
  ///   - policy: The times and sizes.
  ///   - random: Where the waits of the catch-up are drawn from.
  public init(policy: DataPolicy = DataPolicy(), random: RandomSource) {
    self.init(policy: policy, random: random, defects: [])
  }

  package init(policy: DataPolicy = DataPolicy(), random: RandomSource, defects: DataDefects) {
    self.policy = policy
    self.defects = defects
    cache = HostCache(capacity: policy.hostCapacity, defects: defects)
    catchUp = CatchUp(policy: policy, random: random, defects: defects)
    lease = TimelineLease(renewEvery: policy.leaseRenewEvery, defects: defects)
  }

  /// When the next timer fires, or `nil` if none runs.
  ///
  /// - Complexity: O(*h*), where *h* is the number of hosts.
  public var nextDeadline: Instant? {
    var next = catchUp.deadline
    if isLinkUsable { next = ChatWorkspace.earlier(next, lease.renewAt) }
    for host in cache.hosts { next = ChatWorkspace.earlier(next, host.scheduler.deadline) }
    return ChatWorkspace.earlier(next, thread?.scheduler.deadline)
  }

  /// The host on screen, or `nil` without one.
  public var mountedHost: TimelineModel? {
    mountedIndex.map { cache.hosts[$0] }
  }

  var mountedIndex: Int? { mounted.flatMap { cache.index(of: $0) } }

  /// Whether the chat on screen may load.
  var isActive: Bool { isForeground && mounted != nil }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
