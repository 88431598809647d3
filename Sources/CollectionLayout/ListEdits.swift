import TimelineUnits

/// The rows that an edit script takes out and puts in, each in rising order.
struct ListEdits {
  var deleted: [ListEdit] = []
  var inserted: [ListEdit] = []

  mutating func append(_ other: ListEdits) {
    deleted.append(contentsOf: other.deleted)
    inserted.append(contentsOf: other.inserted)
  }

  /// Makes a move of every row that is taken out at one place and put in at another.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of edits.
  ///
  /// Source: L-TIER-6.
  func difference(tier: DifferenceTier) -> SnapshotDifference {
    var difference = SnapshotDifference(tier: tier)
    difference.counters.editDistance = deleted.count + inserted.count
    let places = deleted.indices.sorted { deleted[$0].item < deleted[$1].item }
    var isMoved = [Bool](repeating: false, count: deleted.count)
    for edit in inserted {
      if let place = find(edit.item, in: places) {
        difference.move(deleted[place].index, edit.index)
        isMoved[place] = true
      } else {
        difference.insert(edit.index)
      }
    }
    for place in deleted.indices where !isMoved[place] { difference.delete(deleted[place].index) }
    return difference
  }

  private func find(_ item: ItemID, in places: [Int]) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let half = (low + high) / 2
      if deleted[places[half]].item < item { low = half + 1 } else { high = half }
    }
    return low < places.count && deleted[places[low]].item == item ? places[low] : nil
  }
}
