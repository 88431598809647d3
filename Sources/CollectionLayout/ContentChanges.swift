/// What an update changes besides the places of rows: cells to replace or to fill again, sections.
struct ContentChanges: Equatable, Sendable {
  /// Old indices of rows that stay and get a new cell, rising.
  var reloads: [Int] = []
  /// New indices of rows that stay and have their cell filled and measured again, rising.
  var reconfigures: [Int] = []
  /// What changes in the list of sections.
  var sections = SectionChanges()

  var isEmpty: Bool { reloads.isEmpty && reconfigures.isEmpty && sections.isEmpty }
}
