/// Who moves the list.
///
/// Source: `uikit.md` section 11.
public enum ScrollPhase: UInt8, CaseIterable, Sendable {
  /// Nobody; the engine may scroll.
  case resting
  /// A finger rests on the list and has not begun a drag.
  case tracking
  /// A finger drags the list.
  case dragging
  /// The list decelerates after a drag.
  case decelerating
}
