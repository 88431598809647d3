public import TimelineUnits

/// When the content of a row can be measured.
///
/// Source: H-SETTLE-5.
public enum Preparation: Equatable, Sendable {
  /// At once.
  case ready
  /// After some work in the background, which begins when a cell first shows the row.
  case takes(Interval)
  /// From an instant on, whatever the screen does.
  case readyAt(Instant)
}
