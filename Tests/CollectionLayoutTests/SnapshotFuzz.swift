import CollectionLayout
import TimelineUnits

/// One edit of a snapshot, done to it and to its naive twin.
enum SnapshotEdit {
  case append([Int], to: Int?)
  case insert([Int], nextTo: Int, after: Bool)
  case delete([Int])
  case move(Int, nextTo: Int, after: Bool)
  case appendSections([Int])
  case insertSections([Int], nextTo: Int, after: Bool)
  case deleteSections([Int])
  case moveSection(Int, nextTo: Int, after: Bool)

  /// Does the edit; what is wrong afterwards with the answer, or `nil`.
  func perform(_ snapshot: inout Snapshot, _ oracle: inout SnapshotOracle) -> String? {
    let before = snapshot
    let isAllowed = perform(&oracle)
    var failure: SnapshotError?
    do { try perform(&snapshot) } catch { failure = error }
    if isAllowed != (failure == nil) { return "\(self): \(failure as SnapshotError?)" }
    if failure != nil && before != snapshot { return "\(self): changed by an error" }
    return nil
  }

  private func perform(_ oracle: inout SnapshotOracle) -> Bool {
    switch self {
    case .append(let items, let section): return oracle.append(items, to: section)
    case .insert(let items, let anchor, let after):
      return oracle.insert(items, nextTo: anchor, after: after ? 1 : 0)
    case .delete(let items): oracle.delete(items)
    case .move(let item, let anchor, let after):
      return oracle.move(item, nextTo: anchor, after: after ? 1 : 0)
    case .appendSections(let ids):
      return oracle.insertSections(ids, at: oracle.sections.count)
    case .insertSections(let ids, let anchor, let after):
      let place = oracle.sections.firstIndex { $0.id == anchor }
      return oracle.insertSections(ids, at: place.map { $0 + (after ? 1 : 0) })
    case .deleteSections(let ids): oracle.sections.removeAll { ids.contains($0.id) }
    case .moveSection(let id, let anchor, let after):
      return oracle.moveSection(id, nextTo: anchor, after: after ? 1 : 0)
    }
    return true
  }

  private func perform(_ snapshot: inout Snapshot) throws(SnapshotError) {
    switch self {
    case .append(let items, let section):
      try snapshot.appendItems(ids(items), toSection: section.map { sectionID($0) })
    case .insert(let items, let anchor, true):
      try snapshot.insertItems(ids(items), afterItem: id(anchor))
    case .insert(let items, let anchor, false):
      try snapshot.insertItems(ids(items), beforeItem: id(anchor))
    case .delete(let items): snapshot.deleteItems(ids(items))
    case .move(let item, let anchor, true): try snapshot.moveItem(id(item), afterItem: id(anchor))
    case .move(let item, let anchor, false):
      try snapshot.moveItem(id(item), beforeItem: id(anchor))
    case .appendSections(let ids): try snapshot.appendSections(ids.map { sectionID($0) })
    case .insertSections(let ids, let anchor, true):
      try snapshot.insertSections(ids.map { sectionID($0) }, afterSection: sectionID(anchor))
    case .insertSections(let ids, let anchor, false):
      try snapshot.insertSections(ids.map { sectionID($0) }, beforeSection: sectionID(anchor))
    case .deleteSections(let ids): snapshot.deleteSections(ids.map { sectionID($0) })
    case .moveSection(let id, let anchor, true):
      try snapshot.moveSection(sectionID(id), afterSection: sectionID(anchor))
    case .moveSection(let id, let anchor, false):
      try snapshot.moveSection(sectionID(id), beforeSection: sectionID(anchor))
    }
  }

  private func id(_ number: Int) -> ItemID { ItemID(rawValue: UInt32(number)) }

  /// Every edit with rows and sections below `count`.
  static func all(below count: Int) -> [SnapshotEdit] {
    let numbers = 0..<count
    var edits: [SnapshotEdit] = [.append([0, 0], to: nil), .append([0, 1], to: 0)]
    for number in numbers {
      edits += [.append([number], to: nil), .append([number], to: 1), .delete([number])]
      edits += [.appendSections([number]), .deleteSections([number])]
      for anchor in numbers {
        for after in [false, true] {
          edits += [
            .insert([number], nextTo: anchor, after: after),
            .move(number, nextTo: anchor, after: after),
            .insertSections([number], nextTo: anchor, after: after),
            .moveSection(number, nextTo: anchor, after: after),
          ]
        }
      }
    }
    return edits
  }
}

func sectionID(_ number: Int) -> SectionID { SectionID(rawValue: UInt32(number)) }
