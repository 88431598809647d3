public import TimelineUnits

/// The passes that make sure the list stands at its bottom.
///
/// Source: H-BOTTOM-1 to H-BOTTOM-4.
public struct BottomSettle: Equatable, Sendable {
  /// The times, counts and tolerances in force.
  public var policy: BottomPolicy
  /// Whether passes are running.
  public private(set) var isRunning = false
  /// The passes of this settle so far.
  public private(set) var passes = 0
  /// The stable passes in a row.
  public private(set) var stableCount = 0

  private var isAfterAnimation = false
  private var lastHeight: Length = .zero

  /// Creates the machine, at rest.
  public init(policy: BottomPolicy = BottomPolicy()) {
    self.policy = policy
  }

  /// Starts a settle; one that is running begins anew.
  ///
  /// - Parameters:
  ///   - contentHeight: What the first pass compares its content height with.
  ///   - afterAnimation: Whether an animated scroll comes first, which the first pass waits for.
  ///
  /// Source: H-BOTTOM-1, H-BOTTOM-2.
  public mutating func start(contentHeight: Length, afterAnimation: Bool) {
    isRunning = true
    passes = 0
    stableCount = 0
    isAfterAnimation = afterAnimation
    lastHeight = contentHeight
  }

  /// Stops a running settle, as a drag does.
  ///
  /// - Returns: Whether one was running.
  ///
  /// Source: H-BOTTOM-3, H-SETTLE-10.
  public mutating func stop() -> Bool {
    let wasRunning = isRunning
    isRunning = false
    return wasRunning
  }

  /// When the next pass is due.
  ///
  /// - Parameter instant: When the settle was started, or when the work of its last pass ended.
  /// - Returns: An instant, or `nil` if no settle is running.
  ///
  /// Source: H-BOTTOM-1.
  public func nextPass(after instant: Instant) -> Instant? {
    guard isRunning else { return nil }
    let waitsLonger = isAfterAnimation && passes == 0
    return instant + (waitsLonger ? policy.passDelayAfterAnimation : policy.passDelay)
  }

  /// One pass.
  ///
  /// - Parameters:
  ///   - gap: The distance to the bottom.
  ///   - contentHeight: The height of all rows.
  /// - Returns: The pass, or `nil` if no settle is running.
  ///
  /// Source: H-BOTTOM-2, H-BOTTOM-3.
  public mutating func pass(gap: Length, contentHeight: Length) -> BottomPass? {
    guard isRunning else { return nil }
    passes += 1
    let isAtBottom = gap.magnitude <= policy.gapTolerance
    let isHeightStable = (contentHeight - lastHeight).magnitude <= policy.heightTolerance
    let isStable = isAtBottom && isHeightStable
    stableCount = isStable ? stableCount + 1 : 0
    lastHeight = contentHeight
    let end = settleEnd()
    if end != nil { isRunning = false }
    return BottomPass(
      index: passes,
      gap: gap,
      isStable: isStable,
      setsOffset: !isAtBottom,
      end: end
    )
  }

  private func settleEnd() -> BottomSettleEnd? {
    if stableCount >= policy.stablePasses { return .stable }
    return passes >= policy.maximumPasses ? .passLimit : nil
  }
}
