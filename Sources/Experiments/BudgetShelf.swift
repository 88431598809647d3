public import ChatScenarios
public import FrameMetrics

/// The budgets beside a catalogue, read family by family as they are asked for.
public struct BudgetShelf: Sendable {
  private let catalog: ScenarioCatalog
  private var books: [(family: String, book: BudgetBook?)] = []

  /// Creates a shelf; nothing is read.
  public init(of catalog: ScenarioCatalog) {
    self.catalog = catalog
  }

  /// Checks all budgets of a folder that holds its own: each file belongs to a family, each budget
  /// to a scenario.
  ///
  /// - Throws: `InputError` for the first file that cannot be read or breaks the format, and the
  ///   first budget that nothing would be held against.
  /// - Complexity: O(*b*), where *b* is the size of all files.
  ///
  /// Source: BM-PRIN-5.
  public static func check(_ catalog: ScenarioCatalog) throws(InputError) {
    guard catalog.holdsItsBudgets else { return }
    let folder = catalog.budgetsFolder
    var shelf = BudgetShelf(of: catalog)
    for file in try InputFile.names(inFolder: folder, as: folder, ofEndings: [".json"])
    where !InputFile.hasEnding(file, ".schema.json") && !file.utf8.elementsEqual(recorded.utf8) {
      let family = String(decoding: file.utf8.dropLast(".json".utf8.count), as: UTF8.self)
      guard catalog.names.contains(where: { $0.family.utf8.elementsEqual(family.utf8) }) else {
        let families = catalog.families
        throw InputError(
          place: folder + "/" + file,
          rule: FormatRule.names,
          message: "there are no scenarios of a family \(family)"
            + NearestNames.hint(for: family, among: families)
        )
      }
      _ = try shelf.book(of: family)
    }
  }

  /// The budgets of recordings, which belong to no family.
  private static let recorded = "recorded.json"

  /// The budgets of a scenario; none if its family has no file.
  ///
  /// - Throws: `InputError` if the family's file cannot be read, breaks the format, or names a
  ///   scenario that does not exist.
  /// - Complexity: O(*b*), where *b* is the size of the file, the first time a family is asked for.
  public mutating func budgets(of name: ScenarioName) throws(InputError) -> [Budget] {
    try lines(of: name).map(\.budget)
  }

  /// The budgets of a scenario with the part of their file that they stand in.
  ///
  /// - Throws: As `budgets(of:)`.
  public mutating func lines(of name: ScenarioName) throws(InputError) -> [BudgetLine] {
    try book(of: name.family)?.lines(of: name) ?? []
  }

  private mutating func book(of family: String) throws(InputError) -> BudgetBook? {
    if let known = books.first(where: { $0.family.utf8.elementsEqual(family.utf8) }) {
      return known.book
    }
    let path = catalog.budgetsFolder + "/" + family + ".json"
    guard InputFile.kind(of: path) != nil else {
      books.append((family, nil))
      return nil
    }
    let book = try BudgetBook(InputFile.read(path, as: path), at: path)
    let siblings = catalog.names.filter { $0.family.utf8.elementsEqual(family.utf8) }
    try book.check(slugs: siblings.map(\.slug))
    books.append((family, book))
    return book
  }
}
