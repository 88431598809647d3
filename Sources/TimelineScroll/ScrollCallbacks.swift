/// The calls of a scroll view's delegate that one input leads to.
///
/// They are made in the order of their bits, each at most once; a set costs no memory in a frame.
///
/// Source: U-FLAG-1, U-FLAG-3.
public struct ScrollCallbacks: OptionSet, Sendable {
  /// The bits, one for each call.
  public var rawValue: UInt8

  /// Creates a set of calls from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A drag begins.
  public static let willBeginDragging = ScrollCallbacks(rawValue: 1)
  /// The written offset changed.
  public static let didScroll = ScrollCallbacks(rawValue: 2)
  /// The finger of a drag is lifted; see `DragEnd`.
  public static let willEndDragging = ScrollCallbacks(rawValue: 4)
  /// A drag ended; the list decelerates if `willBeginDecelerating` is among the calls.
  public static let didEndDragging = ScrollCallbacks(rawValue: 8)
  /// A deceleration or a bounce begins.
  public static let willBeginDecelerating = ScrollCallbacks(rawValue: 16)
  /// A deceleration or a bounce is over.
  public static let didEndDecelerating = ScrollCallbacks(rawValue: 32)
  /// An animated change of the offset is over.
  public static let didEndScrollingAnimation = ScrollCallbacks(rawValue: 64)

  /// The calls one by one, in the order in which they are made.
  public var inOrder: [ScrollCallbacks] {
    (0..<7).map { ScrollCallbacks(rawValue: 1 << $0) }.filter { contains($0) }
  }
}
