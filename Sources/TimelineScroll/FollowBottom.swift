public import TimelineUnits

/// Following the bottom on the display link.
///
/// Following is *on* while new content at the bottom should be scrolled to; its *link* runs only
/// while there is a gap to close.
///
/// Source: H-FOLLOW-1 to H-FOLLOW-4, H-MOTION-1.
public struct FollowBottom: Equatable, Sendable {
  /// The speeds and times in force.
  public var policy: FollowPolicy
  /// The largest gap at which the list counts as standing at the bottom.
  public var gapTolerance: Length
  /// Whether the list is to follow its bottom.
  public private(set) var isOn = false
  /// Whether the display link is running.
  public private(set) var isLinkRunning = false

  private var lastTarget: Instant?

  /// Creates the machine, off.
  ///
  /// - Parameters:
  ///   - policy: The speeds and times of a step.
  ///   - gapTolerance: The largest gap that counts as none, 1 pt (`bottom.gapTolerance`).
  public init(policy: FollowPolicy = FollowPolicy(), gapTolerance: Length = .points(1)) {
    self.policy = policy
    self.gapTolerance = gapTolerance
  }

  // MARK: On and off

  /// The cover was lifted, the user sent a message or tapped "to the bottom": follow.
  ///
  /// - Returns: The change, or `nil` if following was on.
  public mutating func turnOn(_ cause: FollowCause) -> FollowSwitch? {
    guard !isOn else { return nil }
    isOn = true
    return FollowSwitch(isOn: true, cause: cause)
  }

  /// The user took hold of the list, or the list was filled anew: stop, and pause the link.
  ///
  /// - Returns: The change, or `nil` if following was off.
  public mutating func turnOff(_ cause: FollowCause) -> FollowSwitch? {
    pauseLink()
    guard isOn else { return nil }
    isOn = false
    return FollowSwitch(isOn: false, cause: cause)
  }

  /// The list came to rest, or is about to change while it rests.
  ///
  /// Not to be told while the user moves the list: a drag keeps following off until the list rests.
  ///
  /// - Parameter gap: The distance to the bottom before the change.
  /// - Returns: The change, if the list stands at the bottom and following was off.
  ///
  /// Source: H-FOLLOW-3.
  public mutating func rested(gap: Length) -> FollowSwitch? {
    gap <= gapTolerance ? turnOn(.restedAtBottom) : nil
  }

  // MARK: Link

  /// Starts the link if following is on and at least one pixel is left to the bottom.
  ///
  /// - Parameters:
  ///   - gap: The unrounded distance to the bottom, in points.
  ///   - pixel: The height of a device pixel.
  /// - Returns: Whether the link was started.
  public mutating func startLink(gap: Double, pixel: Length) -> Bool {
    guard isOn, !isLinkRunning, gap >= pixel.points else { return false }
    isLinkRunning = true
    return true
  }

  /// Pauses the link, as a prepend restore does; following stays as it is.
  ///
  /// The next start measures its first step anew, so a pause never becomes a jump.
  ///
  /// Source: H-PREPEND-6.
  @discardableResult
  public mutating func pauseLink() -> Bool {
    let wasRunning = isLinkRunning
    isLinkRunning = false
    lastTarget = nil
    return wasRunning
  }

  /// One callback of the display link.
  ///
  /// - Parameters:
  ///   - gap: The unrounded distance to the bottom, in points, read anew in this frame.
  ///   - pixel: The height of a device pixel.
  ///   - target: When the frame will be displayed.
  ///   - refresh: The time a first callback accounts for: one refresh of the display.
  ///   - reduceMotion: Whether the list jumps instead of moving.
  /// - Returns: What the list does.
  ///
  /// Source: H-FOLLOW-2, H-FOLLOW-4, H-MOTION-1.
  public mutating func frame(
    gap: Double,
    pixel: Length,
    target: Instant,
    refresh: Interval,
    reduceMotion: Bool
  ) -> FollowStep {
    guard isOn, isLinkRunning else { return .idle }
    var elapsed = refresh
    if let lastTarget { elapsed = target - lastTarget }
    lastTarget = target
    let step = step(gap: gap, elapsed: elapsed)
    guard !reduceMotion, gap >= pixel.points, step < gap else {
      pauseLink()
      return .arrive
    }
    return .move(byPoints: step)
  }

  /// The distance to move in one frame: gap / 1.5 s within 80 to 2,200 pt/s, never past the bottom.
  ///
  /// - Parameters:
  ///   - gap: The distance to the bottom, in points.
  ///   - elapsed: The time since the last frame; what exceeds 100 ms is not made up for.
  /// - Returns: A distance in points, from 0 to `gap`.
  ///
  /// Source: H-FOLLOW-1, H-FOLLOW-2.
  public func step(gap: Double, elapsed: Interval) -> Double {
    guard gap > 0, elapsed > .zero else { return 0 }
    let time = min(elapsed, policy.maximumStepTime).seconds
    let wanted = Speed(pointsPerSecond: gap / policy.duration.seconds)
    let speed = min(max(wanted, policy.minimumSpeed), policy.maximumSpeed)
    return min(speed.pointsPerSecond * time, gap)
  }
}
