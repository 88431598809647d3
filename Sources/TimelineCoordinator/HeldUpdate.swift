public import TimelineUnits

/// The one slot for an update that waits because the user moves the list.
///
/// The update itself stays with its owner: a newer one replaces it there, and the difference is
/// computed when it is applied. The slot knows whether one waits and when to look again.
///
/// Source: H-HOLD-1 to H-HOLD-6.
public struct HeldUpdate: Equatable, Sendable {
  /// The time between checks in force.
  public var policy: HeldPolicy
  /// Updates that were put in since the slot was last empty; only the newest of them applies.
  public private(set) var count = 0
  /// When the next check is due, if an update waits.
  public private(set) var nextCheck: Instant?

  /// Creates an empty slot.
  public init(policy: HeldPolicy = HeldPolicy()) {
    self.policy = policy
  }

  /// Whether an update waits.
  public var isHolding: Bool { count > 0 }

  /// Whether an update has to wait.
  ///
  /// - Parameters:
  ///   - userMoves: Whether the list is dragged or decelerates; a resting finger does not hold.
  ///   - changesVisibleRow: Whether a visible row gets new content.
  ///   - changesRowList: Whether rows come, go or move.
  /// - Returns: Whether it waits for the list to come to rest.
  ///
  /// Source: H-HOLD-1, H-HOLD-3, H-HOLD-5.
  public static func mustWait(
    userMoves: Bool,
    changesVisibleRow: Bool,
    changesRowList: Bool
  ) -> Bool {
    userMoves && (changesVisibleRow || changesRowList)
  }

  /// Puts an update in the slot.
  ///
  /// - Returns: When the first check is due, for which a timer is to be started; `nil` if one is
  ///   running.
  ///
  /// Source: H-HOLD-2, H-HOLD-4.
  public mutating func hold(at now: Instant) -> Instant? {
    count += 1
    guard nextCheck == nil else { return nil }
    let first = now + policy.checkInterval
    nextCheck = first
    return first
  }

  /// The list came to rest, or the slot's update was overtaken by one that did not have to wait.
  ///
  /// - Returns: Whether an update waits and is to be applied now.
  public mutating func release() -> Bool {
    let wasHolding = isHolding
    count = 0
    nextCheck = nil
    return wasHolding
  }

  /// A check timer fired.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - userMoves: Whether the list is dragged or decelerates.
  /// - Returns: What is to be done.
  ///
  /// Source: H-HOLD-3.
  public mutating func checkFired(at now: Instant, userMoves: Bool) -> HeldCheck {
    guard let due = nextCheck, now >= due else { return .idle }
    guard userMoves else {
      _ = release()
      return .apply
    }
    let next = now + policy.checkInterval
    nextCheck = next
    return .again(at: next)
  }
}
