/// A number that stands for the place in the history where an older page begins.
///
/// The data side numbers its cursors; equal cursors have equal numbers.
public struct PageCursor: Equatable, Sendable {
  /// The number.
  public var rawValue: Int

  /// Creates a cursor from its number.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
