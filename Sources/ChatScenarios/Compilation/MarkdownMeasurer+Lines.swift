public import MarkdownRows

extension MarkdownMeasurer {
  /// What a row looks like without its text; whether its height is recorded plays no part.
  ///
  /// - Returns: The widths of its lines, or `nil` if neither a file nor fonts can tell them.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the row.
  ///
  /// Source: BM-DATA-3.
  public func lines(of row: TextRow, in layout: TextLayout) -> RowLines? {
    try? withEngine(layout.tuning) { engine in
      engine.lines(markdown: row.markdown, kind: row.kind, width: layout.width)
    }
  }
}
