import TimelineUnits

/// The search of an edit script: the furthest point on each diagonal, one round per edit.
struct EditSearch {
  private let middle: ListMiddle
  private let bound: Int
  // The furthest old position on diagonal `old - new`, one row of 2 * bound + 1 for each round.
  private var furthest: [Int32]
  private let width: Int

  init(_ middle: ListMiddle, bound: Int) {
    self.middle = middle
    self.bound = bound
    width = 2 * bound + 3
    furthest = [Int32](repeating: -1, count: width * (bound + 1))
  }

  /// The edit distance, or `nil` if it is above the bound.
  mutating func run() -> Int? {
    let target = middle.oldRange.count - middle.newRange.count
    for distance in 0...bound {
      var diagonal = -distance
      while diagonal <= distance {
        let start = distance == 0 ? 0 : step(distance, diagonal).old
        let end = slide(start, diagonal)
        furthest[place(distance, diagonal)] = Int32(end)
        if diagonal == target && end >= middle.oldRange.count { return distance }
        diagonal += 2
      }
    }
    return nil
  }

  private func place(_ distance: Int, _ diagonal: Int) -> Int {
    distance * width + diagonal + bound + 1
  }

  /// Where a diagonal is entered in a round, and whether by a deletion.
  private func step(_ distance: Int, _ diagonal: Int) -> (old: Int, isDeletion: Bool) {
    let below = furthest[place(distance - 1, diagonal - 1)]
    let above = furthest[place(distance - 1, diagonal + 1)]
    let isInsertion = diagonal == -distance || (diagonal != distance && below < above)
    return isInsertion ? (Int(above), false) : (Int(below) + 1, true)
  }

  private func slide(_ start: Int, _ diagonal: Int) -> Int {
    var old = start
    let oldBase = middle.oldRange.lowerBound
    let newBase = middle.newRange.lowerBound - diagonal
    while old < middle.oldRange.count && old - diagonal < middle.newRange.count
      && middle.old[oldBase + old] == middle.new[newBase + old]
    {
      old += 1
    }
    return old
  }

  /// Walks back from the end and tells rows that stay, go, come and move apart.
  func difference(_ distance: Int) -> SnapshotDifference {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var diagonal = middle.oldRange.count - middle.newRange.count
    var round = distance
    while round > 0 {
      let (old, isDeletion) = step(round, diagonal)
      if isDeletion {
        deleted.append(middle.oldRange.lowerBound + old - 1)
        diagonal -= 1
      } else {
        inserted.append(middle.newRange.lowerBound + old - diagonal - 1)
        diagonal += 1
      }
      round -= 1
    }
    deleted.reverse()
    inserted.reverse()
    return EditSearch.pair(deleted, inserted, middle, distance)
  }

  /// Makes a move of every id that is deleted at one place and inserted at another.
  private static func pair(
    _ deleted: [Int],
    _ inserted: [Int],
    _ middle: ListMiddle,
    _ distance: Int
  ) -> SnapshotDifference {
    var difference = SnapshotDifference(tier: .editScript)
    difference.counters.editDistance = distance
    var isMoved = [Bool](repeating: false, count: deleted.count)
    for to in inserted {
      var isNew = true
      for place in deleted.indices where middle.old[deleted[place]] == middle.new[to] {
        difference.move(deleted[place], to)
        isMoved[place] = true
        isNew = false
        break
      }
      if isNew { difference.insert(to) }
    }
    for place in deleted.indices where !isMoved[place] { difference.delete(deleted[place]) }
    return difference
  }
}
