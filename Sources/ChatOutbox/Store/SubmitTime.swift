public import TimelineUnits

/// When an operation was first submitted, by both clocks.
///
/// Source: H-OUTBOX-O7.
public struct SubmitTime: Equatable, Sendable {
  /// The wall clock, in ms since 1970.
  public var wallMs: Int64
  /// The clock that never runs back.
  public var instant: Instant
  /// Which start of the device `instant` counts from.
  public var boot: Int64

  /// The time that is now.
  init(_ now: OutboxTime) {
    wallMs = now.wallMs
    instant = now.instant
    boot = now.boot
  }

  init(wallMs: Int64, instant: Instant, boot: Int64) {
    self.wallMs = wallMs
    self.instant = instant
    self.boot = boot
  }

  /// A time that is older than any guard.
  static var longAgo: SubmitTime { SubmitTime(wallMs: 0, instant: .zero, boot: Int64.min) }

  /// How long ago it was: the longer of what the two clocks say.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - launch: When the process began; after a restart of the device the operation is older.
  /// - Returns: The age. It is too short only if the device was restarted and its wall clock set
  ///   back in between, both unseen.
  func age(at now: OutboxTime, launch: Instant) -> Interval {
    let steady = now.instant - (boot == now.boot ? instant : launch)
    let wall = Interval.milliseconds(min(max(now.wallMs - wallMs, 0), SubmitTime.longestMs))
    return steady < wall ? wall : steady
  }

  /// Ten years: what lies beyond would overflow and is old in any case.
  private static let longestMs: Int64 = 10 * 366 * 86_400_000
}
