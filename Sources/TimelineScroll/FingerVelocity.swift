public import TimelineUnits

/// The speed of a finger, from its last places.
///
/// Four places are kept; those of the last 100 ms count, and at least the one before the last.
///
/// Source: U-DRAG-4.
public struct FingerVelocity: Equatable, Sendable {
  /// The rest after which a finger has no speed: 100 ms.
  ///
  /// Source: U-DRAG-4.
  public static let restingTime = Interval.milliseconds(100)

  private var oldest = FingerSample()
  private var older = FingerSample()
  private var previous = FingerSample()
  private var newest = FingerSample()

  /// Creates the speed of a finger that has no place yet.
  public init() {}

  /// The finger goes down.
  public mutating func began(y: Length, at time: Instant) {
    newest = FingerSample(y: y, time: time)
    previous = newest
    older = newest
    oldest = newest
  }

  /// The finger is at another place; of the places at one time the last counts.
  public mutating func moved(y: Length, at time: Instant) {
    let sample = FingerSample(y: y, time: time)
    if sample.time > newest.time {
      oldest = older
      older = previous
      previous = newest
    }
    newest = sample
  }

  /// The speed of the finger down the screen as it is lifted.
  ///
  /// - Parameter time: When it is lifted.
  /// - Returns: A speed, positive for a finger that moves down the screen.
  public func speed(liftedAt time: Instant) -> Speed {
    guard time - newest.time < FingerVelocity.restingTime, newest.time > previous.time else {
      return .zero
    }
    var first = previous
    if counts(older) { first = older }
    if counts(oldest) { first = oldest }
    return newest.speed(since: first)
  }

  private func counts(_ sample: FingerSample) -> Bool {
    newest.time - sample.time <= FingerVelocity.restingTime
  }
}
