public import TimelineUnits

/// What the end of a drag reports.
///
/// Source: U-FLING-5, U-FLAG-1.
public struct DragEnd: Equatable, Sendable {
  /// The speed of the list; the delegate is told points per millisecond.
  public var speed: Speed
  /// Where the list will come to rest as things stand.
  public var target: Length

  /// Creates the end of a drag.
  public init(speed: Speed, target: Length) {
    self.speed = speed
    self.target = target
  }
}
