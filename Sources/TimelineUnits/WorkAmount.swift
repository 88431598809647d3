/// An amount of work that explains what a row of text costs.
public enum WorkAmount: UInt8, CaseIterable, Sendable {
  /// Bytes given to the parser.
  case bytes
  /// Words that were prepared.
  case words
  /// Words whose widths were not known.
  case newWords
  /// Cells of tables.
  case tableCells
  /// Lines that were filled.
  case lines
}
