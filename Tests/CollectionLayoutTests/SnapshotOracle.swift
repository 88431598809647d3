import CollectionLayout
import TimelineUnits

/// The naive twin of a snapshot in `strict` mode: arrays of numbers, every edit by search.
struct SnapshotOracle: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }

  func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }

  /// Puts rows in; false, and nothing happens, if one of them is there or there twice.
  mutating func insert(_ new: [Int], section: Int, at index: Int) -> Bool {
    for (place, item) in new.enumerated() where new[..<place].contains(item) || items.contains(item)
    {
      return false
    }
    sections[section].items.insert(contentsOf: new, at: index)
    return true
  }

  mutating func insert(_ new: [Int], nextTo anchor: Int, after: Int) -> Bool {
    guard let section = section(of: anchor), !new.contains(anchor) else { return false }
    guard let index = sections[section].items.firstIndex(of: anchor) else { return false }
    return insert(new, section: section, at: index + after)
  }

  mutating func append(_ new: [Int], to id: Int?) -> Bool {
    let place = id == nil ? sections.indices.last : sections.firstIndex { $0.id == id }
    guard let place else { return false }
    return insert(new, section: place, at: sections[place].items.count)
  }

  mutating func delete(_ old: [Int]) {
    let gone = Set(old)
    for section in sections.indices {
      sections[section].items.removeAll { gone.contains($0) }
    }
  }

  mutating func move(_ item: Int, nextTo anchor: Int, after: Int) -> Bool {
    guard section(of: item) != nil, section(of: anchor) != nil, item != anchor else { return false }
    delete([item])
    return insert([item], nextTo: anchor, after: after)
  }

  mutating func insertSections(_ ids: [Int], at place: Int?) -> Bool {
    guard let place else { return false }
    for (index, id) in ids.enumerated()
    where ids[..<index].contains(id) || sections.contains(where: { $0.id == id }) {
      return false
    }
    sections.insert(contentsOf: ids.map { Section(id: $0, items: []) }, at: place)
    return true
  }

  mutating func moveSection(_ id: Int, nextTo anchor: Int, after: Int) -> Bool {
    guard id != anchor, let from = sections.firstIndex(where: { $0.id == id }),
      sections.contains(where: { $0.id == anchor })
    else { return false }
    let section = sections.remove(at: from)
    let place = sections.firstIndex { $0.id == anchor } ?? 0
    sections.insert(section, at: place + after)
    return true
  }

  /// What is wrong with a snapshot, or `nil`.
  func disagreement(_ snapshot: Snapshot) -> String? {
    let all = items
    if snapshot.items.map(\.index) != all { return "items \(snapshot.items), not \(all)" }
    if snapshot.count != all.count { return "count \(snapshot.count)" }
    if snapshot.sectionIDs.map({ Int($0.rawValue) }) != sections.map(\.id) { return "sections" }
    var index = 0
    for section in sections {
      for item in section.items {
        let id = ItemID(rawValue: UInt32(item))
        if snapshot.index(of: id) != index { return "index of \(item)" }
        if snapshot[index] != id { return "item at \(index)" }
        if snapshot.section(containing: id)?.rawValue != UInt32(section.id) { return "section" }
        index += 1
      }
    }
    for section in sections {
      let id = SectionID(rawValue: UInt32(section.id))
      if (try? snapshot.items(inSection: id).map(\.index)) != section.items { return "rows" }
    }
    return nil
  }
}
