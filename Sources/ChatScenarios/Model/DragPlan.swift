public import TimelineUnits

/// A drag: the finger touches, moves evenly, rests if asked to, and is lifted.
public struct DragPlan: Equatable, Sendable {
  /// The height of the finger at the start, below the screen's top edge.
  public var from: Length
  /// The height of the finger at the end.
  public var to: Length
  /// How long it moves.
  public var duration: Interval
  /// How long it rests before it is lifted.
  public var rest: Interval

  /// Creates a plan.
  public init(from: Length, to: Length, duration: Interval, rest: Interval = .zero) {
    self.from = from
    self.to = to
    self.duration = duration
    self.rest = rest
  }
}
