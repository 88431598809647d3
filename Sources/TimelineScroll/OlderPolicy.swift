public import TimelineUnits

/// When an older page is asked for.
///
/// Source: H-SHORT-1, H-OLDER-1 to H-OLDER-3.
public struct OlderPolicy: Equatable, Sendable {
  /// The distance above the screen that asks for an older page: 1,800 pt, inclusive.
  ///
  /// Key `older.threshold`; `olderTimelinePreloadThreshold` in the modelled app.
  public var threshold: Length
  /// The shortest time between two requests: 0.25 s.
  ///
  /// Key `older.minInterval`; without a name in the modelled app.
  public var minInterval: Interval
  /// The age at which a load without an answer is stale: 8 s.
  ///
  /// Key `older.staleAfter`; without a name in the modelled app.
  public var staleAfter: Interval
  /// The most pages that one cover waits for: 2 pages.
  ///
  /// Key `older.maximumPagesUnderCover`; without a name in the modelled app.
  public var maximumPagesUnderCover: Int

  /// Creates a policy; what is not given is as in the modelled app.
  public init(
    threshold: Length = .points(1_800),
    minInterval: Interval = .milliseconds(250),
    staleAfter: Interval = .seconds(8),
    maximumPagesUnderCover: Int = 2
  ) {
    self.threshold = threshold
    self.minInterval = minInterval
    self.staleAfter = staleAfter
    self.maximumPagesUnderCover = maximumPagesUnderCover
  }
}
