/// What a window knows about the rows before it.
///
/// Source: H-ENV-8, H-ENV-9, H-SNAP-10.
public struct Pagination: Equatable, Sendable {
  /// Whether the desktop has rows before the window.
  public var hasOlder: Bool
  /// The cursor of the page before the window, if there is one.
  public var cursor: [UInt8]?

  /// Creates the pagination; the default is the one of a complete history.
  public init(hasOlder: Bool = false, cursor: [UInt8]? = nil) {
    self.hasOlder = hasOlder
    self.cursor = cursor
  }

  /// The cursor of the next older page, or `nil` if none can be asked for.
  ///
  /// Source: H-OLDER-4.
  public var nextCursor: [UInt8]? { hasOlder ? cursor : nil }
}
