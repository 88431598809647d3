/// A point in virtual time, counted in ticks of 1/705,600,000 s from the start of a run.
///
/// Time is an argument everywhere in the model; nothing reads a clock.
///
/// Source: H-UNIT-1.
public struct Instant: Equatable, Comparable, Sendable {
  /// Ticks of 1/705,600,000 s since the start of the run.
  public var ticks: Int64

  /// Creates the instant a number of ticks after the start of the run.
  @inlinable
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The start of the run.
  @inlinable
  public static var zero: Instant { Instant(ticks: 0) }

  /// The time since the start of the run.
  @inlinable
  public var sinceStart: Interval { Interval(ticks: ticks) }

  /// Whether the left instant is the earlier one.
  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool { left.ticks < right.ticks }

  /// The instant an interval later.
  @inlinable
  public static func + (left: Instant, right: Interval) -> Instant {
    Instant(ticks: left.ticks + right.ticks)
  }

  /// The instant an interval earlier.
  @inlinable
  public static func - (left: Instant, right: Interval) -> Instant {
    Instant(ticks: left.ticks - right.ticks)
  }

  /// The interval from one instant to another.
  @inlinable
  public static func - (left: Instant, right: Instant) -> Interval {
    Interval(ticks: left.ticks - right.ticks)
  }
}
