/// What changes in the list of sections.
///
/// The changes of rows are complete without it: a row of a section that goes is deleted, or moves
/// out, by itself.
public struct SectionChanges: Equatable, Sendable {
  /// Old indices of sections that go, rising.
  public internal(set) var deletes: [Int] = []
  /// New indices of sections that come, rising.
  public internal(set) var inserts: [Int] = []
  /// Sections that change their place among the others, sorted by their new index.
  public internal(set) var moves: [ItemMove] = []
  /// Old indices of sections whose rows get new cells, rising.
  public internal(set) var reloads: [Int] = []

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  init() {}

  init(from old: Snapshot, to new: Snapshot) {
    var kept: [KeptStretch] = []
    for index in new.sections.indices {
      if let from = old.index(ofSection: new.sections[index].id) {
        kept.append(KeptStretch(from: from, to: index, length: 1))
      } else {
        inserts.append(index)
      }
    }
    let stays = IncreasingRun(kept, below: old.sections.count).isMember
    for place in kept.indices where !stays[place] {
      moves.append(ItemMove(from: kept[place].from, to: kept[place].to))
    }
    let marked = new.reloadedSections
    for index in old.sections.indices {
      let id = old.sections[index].id
      if new.index(ofSection: id) == nil {
        deletes.append(index)
      } else if marked.contains(id) {
        reloads.append(index)
      }
    }
  }
}
