public import TimelineUnits

/// The list moves by itself: flings, bounces and animations, each computed from its closed form at
/// the time for which a frame is made.
///
/// Nothing is added up from frame to frame, so 60 and 120 Hz show the same positions at the same
/// times.
///
/// Source: H-UNIT-3, U-DRAG-4.
extension ScrollState {
  /// A finger takes hold of the list: whatever moved it ends.
  public mutating func hold() {
    motion = .none
    isHeldBeyondEdge = overscroll != 0
    // A finger ends what moves the list without a call of the delegate.
    _ = phase.take(.touchDown)
  }

  /// The finger lets go of the list.
  ///
  /// Beyond an edge the list bounces at once; inside it decelerates, if it is fast enough and was
  /// dragged.
  ///
  /// - Parameters:
  ///   - speed: The speed of the list.
  ///   - now: The present.
  /// - Returns: The calls of the delegate, and how the drag ended if there was one.
  ///
  /// Source: U-DRAG-4, U-FLING-9.
  public mutating func release(at speed: Speed, now: Instant) -> ScrollChange {
    isHeldBeyondEdge = false
    followed = now
    if let bounce = bounceBack(from: position, at: speed, since: now) {
      motion = .bouncing(bounce)
    } else if isDragging, Deceleration.starts(at: speed) {
      motion = .decelerating(deceleration(from: position, at: speed, since: now))
    }
    let end = isDragging ? DragEnd(speed: speed, target: target) : nil
    let callbacks = phase.take(isMoving ? .liftedMoving : .liftedResting)
    return ScrollChange(callbacks: callbacks, dragEnd: end)
  }

  /// Begins an animated change of the offset; a finger on the list comes first.
  ///
  /// The target is the one of the present frames: rows that are measured on the way do not change
  /// it.
  ///
  /// Source: U-ANIM-1, U-ANIM-2.
  public mutating func animate(to target: Length, now: Instant) -> ScrollChange {
    guard !isTracking else { return .none }
    guard target != offset else { return jump(to: target) }
    followed = now
    motion = .animating(
      AnimatedScroll(
        origin: position,
        target: target,
        began: now,
        duration: policy.animatedScroll
      )
    )
    return ScrollChange(callbacks: phase.take(.animationBegan))
  }

  /// Ends a deceleration where it is; a bounce goes on, since it is on its way to rest.
  public mutating func stopDeceleration() -> ScrollChange {
    guard case .decelerating = motion else { return .none }
    motion = .none
    return ScrollChange(callbacks: phase.take(.cameToRest))
  }

  /// Moves the list to where it is at the time for which a frame is made.
  ///
  /// - Complexity: O(1); nothing is allocated.
  public mutating func frame(target: Instant) -> ScrollChange {
    guard isMoving else { return .none }
    let before = offset
    for _ in 0..<ScrollState.legs where followed < target {
      switch motion {
      case .none: followed = target
      case .animating(let animation): follow(animation, to: target)
      case .decelerating(let deceleration): follow(deceleration, to: target)
      case .bouncing(let bounce): follow(bounce, to: target)
      }
    }
    return ScrollChange(
      distance: offset - before,
      callbacks: isMoving ? [] : phase.take(.cameToRest)
    )
  }

  private var isMoving: Bool { motion != .none }

  /// The most parts of a motion in one frame: a bounce into the content, a deceleration, a bounce
  /// at the other edge, and the change of an edge before each.
  private static var legs: Int { 6 }

  /// Where the list will come to rest as things stand.
  private var target: Length {
    switch motion {
    case .none: return offset
    case .animating(let animation): return animation.target
    case .decelerating(let deceleration):
      return min(max(grid.align(points: deceleration.end), topOffset), bottomOffset)
    case .bouncing(let bounce): return bounce.edge == .top ? topOffset : bottomOffset
    }
  }

  private mutating func follow(_ animation: AnimatedScroll, to target: Instant) {
    let wanted = animation.position(at: target)
    setPosition(min(max(wanted, minimumOffset.points), maximumOffset.points))
    if animation.isOver(at: target) { motion = .none }
    followed = target
  }

  private mutating func follow(_ deceleration: Deceleration, to target: Instant) {
    let here = deceleration.position(at: followed)
    let speed = deceleration.speed(at: followed)
    // The edge may have moved since the last frame.
    if let bounce = bounceBack(from: here, at: speed, since: followed) {
      motion = .bouncing(bounce)
      return
    }
    let edge: ScrollEdge = speed < .zero ? .top : .bottom
    let stop = max(deceleration.stopTime(policy.stopRule), followed)
    let isThere = edge == .top ? here <= position(of: edge) : here >= position(of: edge)
    let reached = isThere ? followed : deceleration.time(toReach: position(of: edge))
    if let hit = reached, hit <= min(stop, target) {
      motion = .bouncing(
        bounce(at: edge, from: position(of: edge), at: deceleration.speed(at: hit), since: hit)
      )
      followed = hit
      return
    }
    if stop <= target { motion = .none }
    setPosition(deceleration.position(at: min(stop, target)))
    followed = target
  }

  private mutating func follow(_ bounce: Bounce, to target: Instant) {
    let edge = position(of: bounce.edge)
    guard (edge - bounce.edgePosition).magnitude < ScrollState.noDistance else {
      edgeMoved(under: bounce)
      return
    }
    let settled = bounce.settled(within: grid.pixel.points / 2)
    if let crossing = bounce.crossing, crossing <= min(settled, target) {
      let inward = bounce.speed(at: crossing)
      setPosition(edge)
      motion = .none
      if Deceleration.starts(at: inward) {
        motion = .decelerating(deceleration(from: edge, at: inward, since: crossing))
      }
      followed = max(crossing, followed)
      return
    }
    if settled <= target { motion = .none }
    setPosition(settled <= target ? edge : bounce.position(at: target))
    followed = target
  }

  /// The content changed under a bounce: it goes on to where its edge is now.
  ///
  /// A list that is inside by that goes on if it was moving outwards, and rests if it was coming
  /// back.
  private mutating func edgeMoved(under bounce: Bounce) {
    let here = bounce.position(at: followed)
    let speed = bounce.speed(at: followed)
    motion = .none
    if let next = bounceBack(from: here, at: speed, since: followed) {
      motion = .bouncing(next)
    } else if (bounce.edge == .top) == (speed < .zero), Deceleration.starts(at: speed) {
      motion = .decelerating(deceleration(from: here, at: speed, since: followed))
    } else {
      setPosition(here)
    }
  }

  private func position(of edge: ScrollEdge) -> Double {
    edge == .top ? minimumOffset.points : maximumOffset.points
  }

  private func bounceBack(from here: Double, at speed: Speed, since: Instant) -> Bounce? {
    let beyond = distanceBeyondEdge(of: here)
    guard beyond != 0 else { return nil }
    return bounce(at: beyond < 0 ? .top : .bottom, from: here, at: speed, since: since)
  }

  private func bounce(
    at edge: ScrollEdge,
    from here: Double,
    at speed: Speed,
    since: Instant
  ) -> Bounce {
    Bounce(
      edge: edge,
      edgePosition: position(of: edge),
      position: here,
      speed: speed,
      began: since,
      spring: policy.bounceSpring
    )
  }

  private func deceleration(from here: Double, at speed: Speed, since: Instant) -> Deceleration {
    Deceleration(origin: here, speed: speed, began: since, rate: policy.decelerationRate)
  }
}
