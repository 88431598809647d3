public import TimelineUnits

/// A finger on the list: down, moved, up.
///
/// The list moves against the finger. A finger that has travelled less than the threshold only
/// rests on the list; what it travels beyond the threshold moves the list, so that the beginning of
/// a drag is no jump. Beyond an edge the list follows through the rubber band.
///
/// Each move begins from where the list is, so content that is shifted or measured in mid-drag is
/// no jump either: the finger takes hold of the list again where it is.
///
/// Source: U-DRAG-1 to U-DRAG-5.
public struct Drag: Equatable, Sendable {
  /// The travel that begins a drag: 10 pt.
  ///
  /// Source: U-DRAG-5.
  public static let threshold = Length.points(10)

  /// Where the finger was when the list last followed it, or where it went down.
  private var fingerY: Length = .zero
  private var velocity = FingerVelocity()
  /// What a fling that the finger stopped adds to the next one.
  private var momentum = Speed.zero

  /// Creates a drag without a finger.
  public init() {}

  /// A finger goes down; it stops a deceleration.
  ///
  /// Source: U-FLAG-1, U-BOUNCE-4.
  public mutating func touchDown(y: Length, at now: Instant, scroll: inout ScrollState) {
    fingerY = y
    velocity.began(y: y, at: now)
    guard !scroll.isTracking else { return }
    momentum = .zero
    if case .decelerating(let fling) = scroll.motion {
      momentum = FlickMomentum.carried(from: fling.speed(at: now))
    }
    scroll.hold()
  }

  /// The finger moves.
  ///
  /// - Returns: What that does; `willBeginDragging` is among the calls if the drag begins.
  public mutating func touchMoved(
    y: Length,
    at now: Instant,
    scroll: inout ScrollState
  ) -> ScrollChange {
    guard scroll.isTracking else { return .none }
    velocity.moved(y: y, at: now)
    var callbacks: ScrollCallbacks = []
    if !scroll.isDragging {
      let travel = y - fingerY
      guard travel.magnitude >= Drag.threshold else { return .none }
      fingerY += travel < .zero ? -Drag.threshold : Drag.threshold
      callbacks = scroll.phase.take(.dragBegan)
    }
    let before = scroll.offset
    scroll.pull(byPoints: (fingerY - y).points)
    fingerY = y
    return ScrollChange(distance: scroll.offset - before, callbacks: callbacks)
  }

  /// The finger is lifted; a list that it dragged decelerates or bounces.
  ///
  /// - Returns: What that does; `didEndDragging` is among the calls if a drag ended.
  ///
  /// Source: U-DRAG-4, U-BOUNCE-4.
  public mutating func touchUp(at now: Instant, scroll: inout ScrollState) -> ScrollChange {
    guard scroll.isTracking else { return .none }
    let finger = velocity.speed(liftedAt: now)
    let list = Speed(pointsPerSecond: -finger.pointsPerSecond * scroll.slope)
    return scroll.release(at: FlickMomentum.speed(of: list, after: momentum), now: now)
  }
}
