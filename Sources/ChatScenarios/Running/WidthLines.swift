public import MarkdownRows
public import TimelineUnits

/// What rows look like without their text while the viewport has one width.
///
/// Source: BM-DATA-3.
public struct WidthLines: Sendable {
  /// The width of the viewport.
  public var width: Length
  /// The rows by their numbers; `nil` for rows without text or never on screen at this width.
  public var rows: [RowLines?]

  /// Creates a description.
  public init(width: Length, rows: [RowLines?]) {
    self.width = width
    self.rows = rows
  }
}
