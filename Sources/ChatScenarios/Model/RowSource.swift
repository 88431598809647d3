public import TimelineUnits

/// Where the rows of a group come from.
public enum RowSource: Equatable, Sendable {
  /// A number of rows whose heights follow a formula in 1/192 pt.
  case formula(ValueFormula, count: Int)
  /// Rows of the heights given.
  case heights([Length])
  /// Real rows of a shipped corpus, measured from their Markdown.
  case corpus(name: String, pick: RowPick)
  /// Rows of a generated history: heights, or text that is measured.
  case generated(GeneratedRows)
  /// The rows of the input that was given with `--input`.
  case input(pick: RowPick)
}
