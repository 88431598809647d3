/// The rows of text that scenarios draw from: the shipped corpora and the input given.
public struct Histories: Sendable {
  private var corpora: [(name: String, rows: [TextRow])] = []

  /// The rows of the input given with `--input`, or `nil` if none was given.
  public var input: [TextRow]?

  /// Creates a collection without rows.
  public init() {}

  /// Adds the rows of a corpus.
  public mutating func add(corpus name: String, rows: [TextRow]) {
    corpora.append((name, rows))
  }

  /// The rows of a corpus, or `nil` if there is no corpus of that name.
  ///
  /// - Complexity: O(*c*), where *c* is the number of corpora.
  public func rows(ofCorpus name: String) -> [TextRow]? {
    corpora.first { $0.name.utf8.elementsEqual(name.utf8) }?.rows
  }
}
