public import TimelineUnits

/// The sizes and distances of the blocks of a row.
///
/// Source: T-BLOCK-1 to T-BLOCK-9.
public struct BlockStyle: Equatable, Sendable {
  /// Paragraphs and plain text.
  public var text: TextFont
  /// Headings of level 1 to 6.
  public var headings: [TextFont]
  /// Code blocks, whose lines never wrap.
  public var code: TextFont
  /// What a code block is taller than its lines.
  public var codePadding: Length
  /// How far the content of a quote is moved in.
  public var quoteIndent: Length
  /// How far the content of a list item is moved in.
  public var itemIndent: Length
  /// The height of a thematic break.
  public var ruleHeight: Length
  /// The text of table cells.
  public var cell: TextFont
  /// What a table row is taller than its lines.
  public var cellPadding: Length
  /// The widest a table column becomes.
  public var columnMaximum: Length
  /// The distance between siblings.
  public var gap: Length
  /// The width that content never falls below.
  public var minimumWidth: Length

  /// The boxes of paragraphs of images only, or nil where images are their alternative text.
  public var images: ImageBoxes?

  /// The deepest block that can be moved in: 32.
  ///
  /// Source: T-BLOCK-8.
  public static let depthLimit = 32

  /// Creates a style.
  ///
  /// - Precondition: there are six headings.
  public init(
    text: TextFont,
    headings: [TextFont],
    code: TextFont,
    codePadding: Length,
    quoteIndent: Length,
    itemIndent: Length,
    ruleHeight: Length,
    cell: TextFont,
    cellPadding: Length,
    columnMaximum: Length,
    gap: Length,
    minimumWidth: Length,
    images: ImageBoxes? = nil
  ) {
    precondition(headings.count == 6, "headings have levels 1 to 6 (T-BLOCK-2)")
    self.text = text
    self.headings = headings
    self.code = code
    self.codePadding = codePadding
    self.quoteIndent = quoteIndent
    self.itemIndent = itemIndent
    self.ruleHeight = ruleHeight
    self.cell = cell
    self.cellPadding = cellPadding
    self.columnMaximum = columnMaximum
    self.gap = gap
    self.minimumWidth = minimumWidth
    self.images = images
  }

  /// The style that all comparisons with a browser use.
  public static let oracle = BlockStyle(
    text: TextFont(sizePt: 16, lineHeightPt: 24),
    headings: [
      TextFont(sizePt: 28, lineHeightPt: 36.4),
      TextFont(sizePt: 22, lineHeightPt: 28.6),
      TextFont(sizePt: 19, lineHeightPt: 24.7),
      TextFont(sizePt: 16, lineHeightPt: 20.8),
      TextFont(sizePt: 16, lineHeightPt: 20.8),
      TextFont(sizePt: 16, lineHeightPt: 20.8),
    ],
    code: TextFont(sizePt: 14, lineHeightPt: 20),
    codePadding: .points(24),
    quoteIndent: .points(16),
    itemIndent: .points(24),
    ruleHeight: .points(17),
    cell: TextFont(sizePt: 16, lineHeightPt: 24),
    cellPadding: .points(12),
    columnMaximum: .points(200),
    gap: .points(8),
    minimumWidth: .points(32)
  )
}
