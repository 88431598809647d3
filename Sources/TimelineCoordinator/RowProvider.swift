public import TimelineUnits

/// The source of row content: what fills cells and knows their heights.
///
/// An app fills cells with views and asks them for their size; the simulation looks heights up.
public protocol RowProvider {
  /// Fills the row's cell with one version of its content.
  ///
  /// - Returns: Whether the content must first be prepared in the background.
  mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool

  /// The height that the row's cell prefers at a width, or `nil` while its content is in
  /// preparation.
  func preferredHeight(of item: ItemID, width: Length) -> Length?

  /// Whether the content in the row's cell is still in preparation.
  ///
  /// Source: H-SETTLE-5 (`visiblePreparedMarkdownRowsAreReady` in the modelled app).
  func isPreparing(_ item: ItemID) -> Bool

  /// The number of the input guard that the content in the row's cell tripped, or `nil`.
  ///
  /// Source: T-GUARD-1.
  func guardRule(of item: ItemID) -> Int?
}
