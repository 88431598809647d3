public import TimelineUnits

/// The bottom inset while a keyboard comes or goes.
///
/// Source: U-KEYB-1, U-INSET-4.
public struct KeyboardCurve: Equatable, Sendable {
  /// How long the keyboard moves: 0.5 s.
  public static let duration = Interval.milliseconds(500)

  /// The inset that it ends with.
  public let target: Length
  /// When the keyboard begins to move.
  public let began: Instant
  private let origin: Length

  /// Creates the course of a keyboard.
  ///
  /// - Parameters:
  ///   - origin: The bottom inset at the beginning.
  ///   - target: The bottom inset at the end.
  ///   - began: When the keyboard begins to move.
  public init(origin: Length, target: Length, began: Instant) {
    self.origin = origin
    self.target = target
    self.began = began
  }

  /// The bottom inset at a time.
  public func inset(at time: Instant) -> Length {
    guard !isOver(at: time) else { return target }
    let share = (time - began).seconds / KeyboardCurve.duration.seconds
    let way = (target - origin).points * TimingCurve.keyboard.progress(at: share)
    return origin + Length(points: way)
  }

  /// Whether the keyboard has arrived.
  public func isOver(at time: Instant) -> Bool {
    time - began >= KeyboardCurve.duration
  }
}
