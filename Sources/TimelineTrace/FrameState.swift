/// What was going on when a frame was committed.
///
/// Source: M-NOTE-3.
public struct FrameState: OptionSet, Sendable {
  /// The bits, one for each state.
  public var rawValue: UInt8

  /// Creates a state from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The list is hidden under the cover.
  public static let covered = FrameState(rawValue: 1)
  /// A finger drags the list.
  public static let dragging = FrameState(rawValue: 2)
  /// The list decelerates after a drag.
  public static let decelerating = FrameState(rawValue: 4)
  /// Following the bottom is on.
  public static let following = FrameState(rawValue: 8)
  /// The follow display link or an animated change of the offset moves the list.
  public static let animating = FrameState(rawValue: 16)
  /// A prepend restore is running.
  public static let restoring = FrameState(rawValue: 32)
  /// An older page is outstanding.
  public static let loading = FrameState(rawValue: 64)
}
