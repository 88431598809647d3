extension RowSource {
  /// Whether the rows are measured from their Markdown.
  var isText: Bool {
    switch self {
    case .formula, .heights: false
    case .generated(let rows): rows.corpus != nil
    case .corpus, .input: true
    }
  }

  /// The name of the corpus that rows are taken from or made like.
  var corpus: String? {
    switch self {
    case .corpus(let name, _): name
    case .generated(let rows): rows.corpus
    case .formula, .heights, .input: nil
    }
  }

  /// The number of rows if the scenario alone tells it.
  var knownCount: Int? {
    switch self {
    case .formula(_, let count): count
    case .heights(let heights): heights.count
    case .generated(let rows): rows.count
    case .corpus(_, let pick), .input(let pick): pick.knownCount
    }
  }
}
