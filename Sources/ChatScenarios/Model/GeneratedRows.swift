/// A history that is made up from the scenario's seed.
public struct GeneratedRows: Equatable, Sendable {
  /// The number of rows.
  public var count: Int
  /// The corpus whose text the rows are put together from; `nil` for rows that are heights alone.
  public var corpus: String?

  /// Creates the description of a generated history.
  public init(count: Int, corpus: String? = nil) {
    self.count = count
    self.corpus = corpus
  }
}
