public import TimelineUnits

/// The cover over a newly shown chat: list hidden, touches ignored, until the layout is at rest.
///
/// It counts passes from the mount, asks for older pages where the history is short, and is lifted
/// by enough still passes or by the last allowed pass, whichever comes first.
///
/// Source: H-SETTLE-1, H-SETTLE-2, H-SETTLE-9, H-SHORT-1 to H-SHORT-3, H-EPOCH-4.
public struct RevealCover: Equatable, Sendable {
  /// The times and counts in force.
  public var policy: RevealPolicy
  /// When a page is asked for, and how many.
  public var older: OlderPolicy
  /// Whether the list is covered.
  public private(set) var isCovering = false
  /// The passes since the mount.
  public private(set) var passes = 0
  /// The pages asked for since the mount.
  public private(set) var pagesRequested = 0
  /// Whether a requested page is outstanding.
  public private(set) var isPageOutstanding = false

  private var detector: SettleDetector
  private var mayRequestPages = true
  private var mountedAt: Instant = .zero
  private var lastPass: Instant = .zero

  /// Creates the cover, lifted.
  public init(policy: RevealPolicy = RevealPolicy(), older: OlderPolicy = OlderPolicy()) {
    self.policy = policy
    self.older = older
    detector = SettleDetector(tolerance: policy.tolerance)
  }

  /// Covers the list, at the mount or when a shown chat gets a new epoch.
  public mutating func cover(at now: Instant) {
    isCovering = true
    passes = 0
    pagesRequested = 0
    isPageOutstanding = false
    mayRequestPages = true
    mountedAt = now
    lastPass = now
    detector.tolerance = policy.tolerance
    detector.reset()
  }

  /// The rows of another window are shown.
  ///
  /// Under the cover the settle starts over with the passes and pages that are left; a shown chat
  /// is covered anew.
  ///
  /// - Returns: Whether the list was covered anew.
  ///
  /// Source: H-EPOCH-4.
  public mutating func epochAdvanced(at now: Instant) -> Bool {
    guard isCovering else {
      cover(at: now)
      return true
    }
    isPageOutstanding = false
    detector.reset()
    return false
  }

  /// The wait for a requested page is over.
  ///
  /// A page that failed, was dropped or is stale is the last one: the next settled state reveals.
  ///
  /// Source: H-SHORT-2.
  public mutating func pageEnded(wasApplied: Bool) {
    guard isPageOutstanding else { return }
    isPageOutstanding = false
    if !wasApplied { mayRequestPages = false }
  }

  /// When the next pass is due.
  ///
  /// - Parameter instant: When the list was covered, or when the work of the last pass ended.
  /// - Returns: An instant, or `nil` if the cover is lifted.
  ///
  /// Source: H-SETTLE-2, H-SETTLE-3.
  public func nextPass(after instant: Instant) -> Instant? {
    guard isCovering else { return nil }
    guard policy.passClock == .fixedRate, policy.passDelay > .zero else {
      return instant + policy.passDelay
    }
    let delay = policy.passDelay.ticks
    let sinceMount = (lastPass - mountedAt).ticks
    var due = mountedAt + Interval(ticks: (sinceMount / delay + 1) * delay)
    if due < instant {
      let overrun = (instant - due).ticks
      due = due + Interval(ticks: (overrun + delay - 1) / delay * delay)
    }
    return due
  }

  /// One settle pass.
  ///
  /// - Parameters:
  ///   - observation: What the pass saw; the buffer is swapped away.
  ///   - conditions: What the pass has to know besides.
  ///   - now: When the pass began.
  /// - Returns: The pass, or `nil` if the cover is lifted.
  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  public mutating func pass(
    _ observation: inout SettleObservation,
    conditions: RevealConditions,
    at now: Instant
  ) -> RevealPass? {
    guard isCovering else { return nil }
    passes += 1
    lastPass = now
    let outcome = detector.pass(&observation, waitingFor: wait(under: conditions))
    let decision = decide(conditions)
    return RevealPass(index: passes, outcome: outcome, decision: decision)
  }

  private func wait(under conditions: RevealConditions) -> SettleWait? {
    if let row = conditions.preparingRow { return .preparing(row) }
    if conditions.isApplyingSnapshot { return .applying }
    if conditions.isFirstLoadOutstanding { return .firstLoad }
    return isPageOutstanding ? .olderPage : nil
  }

  private mutating func decide(_ conditions: RevealConditions) -> RevealDecision {
    let isSettled = detector.stillCount >= policy.stillPasses
    let isLast = passes >= policy.maximumPasses
    // No page can settle after the last pass, so none is asked for there.
    if isSettled && !isLast && asksForPage(conditions) {
      pagesRequested += 1
      isPageOutstanding = true
      detector.reset()
      return .requestOlderPage
    }
    guard isSettled || isLast else { return .keepWaiting }
    isCovering = false
    return .reveal(isSettled ? .still : .deadline, creep: detector.creep)
  }

  private func asksForPage(_ conditions: RevealConditions) -> Bool {
    let isShort = conditions.distanceAbove <= older.threshold
    let isAllowed = mayRequestPages && pagesRequested < older.maximumPagesUnderCover
    return isShort && isAllowed && conditions.canLoadOlder
  }
}
