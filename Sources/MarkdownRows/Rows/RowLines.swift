public import TimelineUnits

/// What a row looks like without its text: its blocks and the widths of their lines.
///
/// Source: BM-DATA-3, BM-PRIN-8.
public struct RowLines: Equatable, Sendable {
  /// The kind of the row.
  public var kind: RowKind
  /// The height of the row, chrome included.
  public var height: Length
  /// The leaves of the document from the top down.
  public var blocks: [BlockLines]

  /// Creates the look of a row.
  public init(kind: RowKind, height: Length, blocks: [BlockLines]) {
    self.kind = kind
    self.height = height
    self.blocks = blocks
  }
}
