public import TimelineUnits

/// One frame of a profiled run, with everything that was done since the frame before.
public struct ProfiledFrame: Equatable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// When it was shown.
  public var at: Instant
  /// The events that it took, the frame's own last.
  public var events: Range<Int>
  /// What the main thread was charged in it.
  public var charge: Interval
  /// What it cost on this machine, in nanoseconds.
  public var hostNanoseconds: Int64
}
