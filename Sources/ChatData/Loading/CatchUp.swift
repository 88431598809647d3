public import TimelineUnits

/// The timer that loads the latest window of the chat on screen again and again.
///
/// Source: H-CATCH-1 to H-CATCH-5.
public struct CatchUp: Sendable {
  /// When the next load is due, or `nil` without a chat on screen.
  public private(set) var deadline: Instant?
  /// Whether the class of short waits is in force.
  public private(set) var isBusy = false

  private var random: RandomSource
  private let policy: DataPolicy
  private let defects: DataDefects

  /// Creates a timer that stands still.
  ///
  /// - Parameters:
  ///   - policy: The waits and the share by which they are stretched.
  ///   - random: Where the stretch of each wait is drawn from.
  public init(policy: DataPolicy, random: RandomSource) {
    self.init(policy: policy, random: random, defects: [])
  }

  package init(policy: DataPolicy, random: RandomSource, defects: DataDefects) {
    self.policy = policy
    self.random = random
    self.defects = defects
  }

  /// A chat came on screen with the app in front.
  public mutating func appear(isBusy: Bool, at now: Instant) {
    self.isBusy = isBusy
    deadline = now + drawWait(isBusy)
  }

  /// No chat is on screen any more, or the app left the front.
  ///
  /// Source: H-CATCH-5.
  public mutating func leave() {
    deadline = nil
  }

  /// The state changed: entering the class of short waits can bring the deadline forward, leaving
  /// it moves nothing.
  ///
  /// Source: H-CATCH-3.
  public mutating func update(isBusy: Bool, at now: Instant) {
    defer { self.isBusy = isBusy }
    guard let deadline, isBusy, !self.isBusy else { return }
    self.deadline = min(deadline, now + drawWait(true))
  }

  /// A load of the latest window ended, in whatever way.
  ///
  /// - Parameters:
  ///   - isBusy: Whether a run, a message or a load is pending now.
  ///   - hasFailed: Whether the load failed.
  ///   - now: The present.
  ///
  /// Source: H-CATCH-2, H-CATCH-5.
  public mutating func loadEnded(isBusy: Bool, hasFailed: Bool, at now: Instant) {
    guard deadline != nil, !defects.contains(.waitNotRedrawn) else { return }
    self.isBusy = isBusy
    deadline = now + drawWait(isBusy || hasFailed)
  }

  /// Takes the tick that is due and begins the next wait.
  ///
  /// - Returns: Whether a tick was due.
  public mutating func takeTick(at now: Instant) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = now + drawWait(isBusy)
    return true
  }

  /// A wait times 1 + u, with u uniform up to the jitter, in whole ticks.
  ///
  /// Source: H-CATCH-1.
  private mutating func drawWait(_ isBusy: Bool) -> Interval {
    let wait = isBusy ? policy.catchUpBusy : policy.catchUpIdle
    let stretch = Int(wait.ticks / 1_000) * policy.catchUpJitter
    return wait + Interval(ticks: Int64(random.below(stretch + 1)))
  }
}
