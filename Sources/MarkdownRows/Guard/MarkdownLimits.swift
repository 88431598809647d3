/// The limits that the input guard holds a row against before the parser sees it.
///
/// The installed parser needs more than linear time on some inputs, so a cap on bytes alone does
/// not help. A row over a limit is laid out as plain text.
///
/// Source: T-GUARD-3 to T-GUARD-14, MD-2.
public struct MarkdownLimits: Equatable, Sendable {
  /// The most bytes of a row: 65,536.
  ///
  /// Key `markdown.maximumRowBytes`.
  public var rowBytes = 65_536
  /// The most lines of a row: 4,000.
  ///
  /// Key `markdown.maximumLines`.
  public var lines = 4_000
  /// The most bytes of a line outside fences, its line end left out: 4,096.
  ///
  /// Key `markdown.maximumInlineRun`.
  public var inlineRun = 4_096
  /// The most `|` of a line outside fences: 64.
  ///
  /// Key `markdown.maximumPipesPerLine`.
  public var pipesPerLine = 64
  /// The most cells of a table, columns times rows: 10,000.
  ///
  /// Key `markdown.maximumTableCells`.
  public var tableCells = 10_000
  /// The most container markers at the start of a line: 32.
  ///
  /// Key `markdown.maximumNesting`. Four times as many leading spaces are allowed.
  public var nesting = 32
  /// The most link reference definitions of a row: 64.
  ///
  /// Key `markdown.maximumReferences`.
  public var references = 64
  /// The most bytes of all link reference definitions of a row together: 4,096.
  ///
  /// Key `markdown.maximumReferenceBytes`.
  public var referenceBytes = 4_096
  /// The most `@` of a row: 256.
  ///
  /// Key `markdown.maximumAtSigns`.
  public var atSigns = 256
  /// The most bytes of a line inside a fence: 16,384.
  public var fencedLine = 16_384
  /// The most `<?` and `<!` of a row, together: 256.
  public var declarations = 256
  /// The most `![` of a row: 256.
  public var imageMarks = 256
  /// The most parentheses in a row one after another: 64.
  public var parentheses = 64
  /// The most `]` of a row that has `]:` anywhere: 1,024.
  public var closingBrackets = 1_024

  /// Creates the limits with their default values.
  public init() {}

  /// The limits with their default values.
  public static let standard = MarkdownLimits()
}
