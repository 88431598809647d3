public import TimelineUnits

/// Where the list stands: geometry, the unrounded position and the offset that is written.
///
/// The position is exact to a fraction of a pixel so that slow motion does not get stuck; the
/// offset is the whole pixel that goes to the collection. Both are kept as one offset and one small
/// rest, so a shift by a length changes the offset exactly and keeps the rest.
///
/// Source: H-UNIT-3, H-GEO-1, H-GEO-2.
public struct ScrollState: Equatable, Sendable {
  /// The size of the visible rectangle.
  public var viewport: Size
  /// The insets of the content.
  public var insets: EdgeInsets
  /// The height of all rows, estimates included.
  public var contentHeight: Length
  /// The device pixels that the offset is aligned to.
  public let grid: PixelGrid
  /// The constants and switches of scrolling.
  public let policy: ScrollPolicy
  /// The content y at the viewport's top edge as it is written: a whole number of device pixels.
  public private(set) var offset: Length
  /// Who moves the list.
  public internal(set) var phase: ScrollPhase = .resting

  /// What moves the list by itself.
  var motion = ScrollMotion.none
  /// The time up to which the motion has been followed.
  var followed = Instant.zero
  /// Whether the finger took hold of a list that was beyond its edge.
  var isHeldBeyondEdge = false
  /// The unrounded position minus the written offset, in points.
  private var rest: Double = 0

  /// Creates the state of a list that stands at its top.
  public init(
    viewport: Size,
    insets: EdgeInsets = EdgeInsets(),
    contentHeight: Length = .zero,
    grid: PixelGrid,
    policy: ScrollPolicy = ScrollPolicy()
  ) {
    self.policy = policy
    self.viewport = viewport
    self.insets = insets
    self.contentHeight = contentHeight
    self.grid = grid
    offset = grid.alignUp(-insets.top)
  }

  // MARK: Motion

  /// Writes an offset without animation; it ends a deceleration and an animation.
  ///
  /// The offset may lie outside the range; the next clamp brings it back.
  ///
  /// Source: U-FLAG-2, U-INSET-4.
  public mutating func setOffset(_ target: Length) {
    _ = jump(to: target)
  }

  /// Writes an offset without animation, and tells what that leads to.
  ///
  /// Source: U-FLAG-2, U-INSET-4.
  public mutating func jump(to target: Length) -> ScrollChange {
    let before = offset
    motion = .none
    place(at: target, rest: 0)
    return ScrollChange(distance: offset - before, callbacks: phase.take(.offsetSet))
  }

  /// Writes the offset of the bottom.
  public mutating func setOffsetToBottom() {
    setOffset(maximumOffset)
  }

  /// Moves the unrounded position by a number of points; the written offset follows in whole
  /// pixels.
  public mutating func move(byPoints distance: Double) {
    setPosition(position + distance)
  }

  /// Shifts the list by an exact length, as the restore of an anchor does.
  ///
  /// The part of the position below a pixel is kept, and a deceleration goes on with its speed.
  ///
  /// Source: H-PREPEND-1, U-FLAG-2.
  public mutating func shift(by distance: Length) {
    place(at: offset + distance, rest: rest)
    motion.shift(by: distance)
  }

  /// Brings the position back into its range, except during a drag or a bounce.
  ///
  /// A deceleration goes on from the edge with its speed.
  ///
  /// - Returns: The change of the written offset.
  ///
  /// Source: U-INSET-3, U-INSET-4, L-MOVE-6.
  public mutating func clamp() -> Length {
    guard !isDragging, !isHeldBeyondEdge, !isBouncing else { return .zero }
    let before = offset
    let unrounded = position
    if offset > bottomOffset {
      place(at: maximumOffset, rest: 0)
    } else if offset < topOffset {
      place(at: minimumOffset, rest: 0)
    }
    if case .decelerating(var deceleration) = motion, offset != before {
      deceleration.shift(byPoints: position - unrounded)
      motion = .decelerating(deceleration)
    }
    return offset - before
  }

  // MARK: Queries

  /// The unrounded position in points.
  public var position: Double { offset.points + rest }

  /// The smallest offset: the content's top edge at the inset.
  ///
  /// Source: H-GEO-1.
  public var minimumOffset: Length { -insets.top }

  /// The greatest offset: the content's end at the inset; the top where the content is short.
  ///
  /// Source: H-GEO-1, H-GEO-2.
  public var maximumOffset: Length {
    max(minimumOffset, contentHeight - viewport.height + insets.bottom)
  }

  /// The whole-pixel offset that is written at the top of the range.
  public var topOffset: Length { grid.alignUp(minimumOffset) }

  /// The whole-pixel offset that is written at the bottom of the range.
  ///
  /// Rounded towards the content, so no rounding shows a strip below the last row.
  public var bottomOffset: Length { max(topOffset, grid.alignDown(maximumOffset)) }

  /// The distance from the written offset to the bottom; negative beyond it.
  ///
  /// Source: H-GEO-2.
  public var gap: Length { maximumOffset - offset }

  /// The distance from the unrounded position to the bottom, in points.
  public var gapInPoints: Double { maximumOffset.points - position }

  /// The content above the screen.
  ///
  /// Source: H-GEO-2.
  public var distanceAbove: Length { offset + insets.top }

  /// The visible stretch of the content.
  public var bounds: VerticalExtent { VerticalExtent(top: offset, height: viewport.height) }

  /// Whether a finger is on the list.
  public var isTracking: Bool { phase == .tracking || phase == .dragging }

  /// Whether a finger drags the list.
  public var isDragging: Bool { phase == .dragging }

  /// Whether the list decelerates or bounces after a drag.
  public var isDecelerating: Bool { phase == .decelerating }

  /// Whether the list is on its way back to an edge.
  public var isBouncing: Bool { if case .bouncing = motion { true } else { false } }

  /// Whether the list moves to an offset that was set with animation.
  public var isAnimating: Bool { phase == .animating }

  /// Whether the user moves the list; a resting finger does not.
  ///
  /// Source: U-FLAG-1, H-HOLD-3.
  public var userMoves: Bool { isDragging || isDecelerating }

  // MARK: Rounding

  mutating func setPosition(_ target: Double) {
    let low = minimumOffset.points
    let high = maximumOffset.points
    var aligned = grid.align(points: target)
    if target >= low && target <= high {
      aligned = min(max(aligned, topOffset), bottomOffset)
    }
    rest = target - aligned.points
    offset = aligned
  }

  private mutating func place(at target: Length, rest pending: Double) {
    var aligned = grid.align(target)
    if target >= minimumOffset && target <= maximumOffset {
      aligned = min(max(aligned, topOffset), bottomOffset)
    }
    offset = aligned
    rest = pending + (target - aligned).points
  }
}
