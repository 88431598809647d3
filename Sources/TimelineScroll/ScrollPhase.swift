/// Who moves the list, and what the platform tells its delegate when that changes.
///
/// Source: U-FLAG-1.
public enum ScrollPhase: UInt8, CaseIterable, Sendable {
  /// Nobody; the engine may scroll.
  case resting
  /// A finger rests on the list and has not begun a drag.
  case tracking
  /// A finger drags the list.
  case dragging
  /// The list decelerates or bounces after a drag.
  case decelerating
  /// The list moves to an offset that was set with animation.
  case animating

  /// Goes on to the phase that an input leads to; an input that means nothing here is ignored.
  ///
  /// A finger that goes down ends a deceleration or an animation without a word; whatever else ends
  /// one is told to the delegate, once.
  ///
  /// - Returns: The calls of the delegate, in the order of their bits.
  ///
  /// Source: U-FLAG-1 to U-FLAG-3.
  public mutating func take(_ input: ScrollPhaseInput) -> ScrollCallbacks {
    let (next, callbacks) = answer(to: input)
    self = next
    return callbacks
  }

  private func answer(to input: ScrollPhaseInput) -> (ScrollPhase, ScrollCallbacks) {
    switch (self, input) {
    case (.resting, .touchDown), (.decelerating, .touchDown), (.animating, .touchDown):
      (.tracking, [])
    case (.tracking, .dragBegan): (.dragging, .willBeginDragging)
    case (.tracking, .liftedMoving): (.decelerating, .willBeginDecelerating)
    case (.tracking, .liftedResting): (.resting, [])
    case (.dragging, .liftedMoving):
      (.decelerating, [.willEndDragging, .didEndDragging, .willBeginDecelerating])
    case (.dragging, .liftedResting): (.resting, [.willEndDragging, .didEndDragging])
    case (.decelerating, .cameToRest), (.decelerating, .offsetSet):
      (.resting, .didEndDecelerating)
    case (.decelerating, .animationBegan): (.animating, .didEndDecelerating)
    case (.resting, .animationBegan): (.animating, [])
    case (.animating, .cameToRest), (.animating, .offsetSet):
      (.resting, .didEndScrollingAnimation)
    default: (self, [])
    }
  }
}
