public import TimelineUnits

/// A finger on the list: down, moved, up.
///
/// The list moves against the finger. A finger that has travelled less than the threshold only
/// rests on the list; what it travels beyond the threshold moves the list, so that the beginning of
/// a drag is no jump. At the edges the list stops and the travel beyond is kept, so the finger has
/// to come back before the list leaves the edge.
///
/// A lifted finger leaves the list at rest; a fling takes over in `touchUp`.
///
/// Source: U-DRAG-1, U-DRAG-5, `uikit.md` section 11.
public struct Drag: Equatable, Sendable {
  /// The travel that begins a drag: 10 pt.
  ///
  /// Source: U-DRAG-5.
  public static let threshold = Length.points(10)

  /// Where the finger was when the list last followed it, or where it went down.
  private var fingerY: Length = .zero
  /// How far the finger has pulled the list beyond an edge, in points.
  private var overshoot: Double = 0

  /// Creates a drag without a finger.
  public init() {}

  /// A finger goes down; it stops a deceleration.
  public mutating func touchDown(y: Length, scroll: inout ScrollState) {
    fingerY = y
    overshoot = 0
    scroll.enter(.tracking)
  }

  /// The finger moves.
  ///
  /// - Returns: Whether the drag begins with this move.
  public mutating func touchMoved(y: Length, scroll: inout ScrollState) -> Bool {
    guard scroll.isTracking else { return false }
    if scroll.isDragging {
      follow(y, &scroll)
      return false
    }
    let travel = y - fingerY
    guard travel.magnitude >= Drag.threshold else { return false }
    fingerY += travel < .zero ? -Drag.threshold : Drag.threshold
    scroll.enter(.dragging)
    follow(y, &scroll)
    return true
  }

  /// The finger is lifted.
  ///
  /// - Returns: Whether a drag ended with it.
  public mutating func touchUp(scroll: inout ScrollState) -> Bool {
    guard scroll.isTracking else { return false }
    let wasDragging = scroll.isDragging
    scroll.enter(.resting)
    return wasDragging
  }

  private mutating func follow(_ y: Length, _ scroll: inout ScrollState) {
    let target = scroll.position + overshoot - (y - fingerY).points
    let low = scroll.minimumOffset.points
    let high = scroll.maximumOffset.points
    let reached = min(max(target, low), high)
    overshoot = target - reached
    fingerY = y
    scroll.move(byPoints: reached - scroll.position)
  }
}
