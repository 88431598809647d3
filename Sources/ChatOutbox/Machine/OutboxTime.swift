public import TimelineUnits

/// The present by two clocks: one that never runs back, and one that people set.
///
/// Source: H-OUTBOX-O7.
public struct OutboxTime: Equatable, Sendable {
  /// The clock that never runs back, from the device's start or before; it also runs while the
  /// device sleeps.
  public var instant: Instant
  /// The wall clock, in ms since 1970.
  public var wallMs: Int64
  /// Which start of the device `instant` counts from; any number that differs after a restart.
  public var boot: Int64

  /// Creates a time.
  public init(instant: Instant, wallMs: Int64, boot: Int64 = 0) {
    self.instant = instant
    self.wallMs = wallMs
    self.boot = boot
  }
}
