import TimelineUnits

/// What moves the list by itself.
enum ScrollMotion: Equatable {
  /// Nothing does.
  case none
  /// A fling, inside the range.
  case decelerating(Deceleration)
  /// The way back to an edge.
  case bouncing(Bounce)
  /// An animated change of the offset.
  case animating(AnimatedScroll)

  /// Shifts the whole course, so that it goes on in content that was shifted.
  mutating func shift(by distance: Length) {
    switch self {
    case .none: break
    case .decelerating(var deceleration):
      deceleration.shift(byPoints: distance.points)
      self = .decelerating(deceleration)
    case .bouncing(var bounce):
      bounce.shift(byPoints: distance.points)
      self = .bouncing(bounce)
    case .animating(var animation):
      animation.shift(by: distance)
      self = .animating(animation)
    }
  }
}
