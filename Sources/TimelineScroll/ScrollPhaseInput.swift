/// What can change the phase of a list.
///
/// Source: U-FLAG-1.
public enum ScrollPhaseInput: UInt8, CaseIterable, Sendable {
  /// A finger goes down on the list.
  case touchDown
  /// The finger has travelled past the threshold of a drag.
  case dragBegan
  /// The finger is lifted and the list moves on by itself.
  case liftedMoving
  /// The finger is lifted and the list stays where it is.
  case liftedResting
  /// A deceleration, a bounce or an animation is over.
  case cameToRest
  /// The offset is set without animation.
  case offsetSet
  /// The offset is set with animation.
  case animationBegan
}
