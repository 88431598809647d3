/// The named groups of a scenario, against which its references are checked.
struct RowNames {
  private struct Entry {
    var name: String
    /// The number of rows if the file alone tells it.
    var count: Int?
  }

  private var entries: [Entry] = []
  private var repeated: RowGroup?

  /// Collects the groups of a scenario.
  ///
  /// - Complexity: O(*g*²), where *g* is the number of named groups.
  init(of scenario: Scenario) {
    for group in scenario.allGroups {
      guard let name = group.name else { continue }
      if entries.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        repeated = repeated ?? group
      }
      entries.append(Entry(name: name, count: group.source.knownCount))
    }
  }

  /// Checks that names are given once and that every reference stands for rows that exist.
  ///
  /// - Throws: `InputError` at the first reference that does not.
  /// - Complexity: O(*g* · *r*), where *g* is the number of groups and *r* of references.
  func check(_ scenario: Scenario, at place: String) throws(InputError) {
    if let repeated {
      throw InputError(
        place: place,
        byteOffset: repeated.byteOffset,
        rule: FormatRule.names,
        message: "another group of rows has the name \(repeated.name ?? "")"
      )
    }
    for reference in scenario.allReferences { try check(reference, at: place) }
  }

  private func check(_ reference: RowReference, at place: String) throws(InputError) {
    let name = reference.group
    guard let entry = entries.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      let hint = NearestNames.hint(for: name, among: entries.map(\.name))
      throw error(reference, "no rows have the name \(name)" + hint, at: place)
    }
    guard let count = entry.count else { return }
    guard reference.positions(count: count) != nil else {
      throw error(reference, "\(name) has \(count) rows", at: place)
    }
  }

  private func error(
    _ reference: RowReference,
    _ message: String,
    at place: String
  ) -> InputError {
    InputError(
      place: place,
      byteOffset: reference.byteOffset,
      rule: FormatRule.names,
      message: message
    )
  }
}
