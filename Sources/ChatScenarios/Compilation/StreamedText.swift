public import TimelineUnits

/// What became of a row whose text streamed in.
///
/// Source: theme 6 of the known faults, T-STREAM-17.
public struct StreamedText: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// The bytes that arrived.
  public var bytes: Int
  /// The bytes of the whole text.
  public var byteCount: Int
  /// The revisions that made the row lower than it was, as the text that follows demands.
  public var falls: Int

  /// Creates a note.
  public init(item: ItemID, bytes: Int, byteCount: Int, falls: Int) {
    self.item = item
    self.bytes = bytes
    self.byteCount = byteCount
    self.falls = falls
  }
}
