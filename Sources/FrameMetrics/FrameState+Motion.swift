import TimelineTrace

extension FrameState {
  /// What makes a frame one in motion: the list is dragged, decelerates, follows or is animated.
  static let motion: FrameState = [.dragging, .decelerating, .animating]

  /// Whether the list moves or is moved.
  var isInMotion: Bool { !isDisjoint(with: .motion) }
}
