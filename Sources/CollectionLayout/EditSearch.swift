import TimelineUnits

/// The search of an edit script: the furthest point on each diagonal, one round per edit.
struct EditSearch {
  private let middle: ListMiddle
  private let bound: Int
  // The furthest old position on diagonal `old - new`, one line for each round.
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
    let target = middle.old.count - middle.new.count
    for distance in 0...bound {
      var diagonal = -distance
      while diagonal <= distance {
        let start = distance == 0 ? 0 : step(distance, diagonal).old
        let end = slide(start, diagonal)
        furthest[place(distance, diagonal)] = Int32(end)
        if diagonal == target && end >= middle.old.count { return distance }
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
    while old < middle.old.count && old - diagonal < middle.new.count
      && middle.old[old] == middle.new[old - diagonal]
    {
      old += 1
    }
    return old
  }

  /// Walks back from the end and collects what goes and what comes, by index in the whole lists.
  func edits(_ distance: Int) -> ListEdits {
    var edits = ListEdits()
    var diagonal = middle.old.count - middle.new.count
    var round = distance
    while round > 0 {
      let (old, isDeletion) = step(round, diagonal)
      if isDeletion {
        edits.deleted.append(ListEdit(index: middle.oldStart + old - 1, item: middle.old[old - 1]))
        diagonal -= 1
      } else {
        let new = old - diagonal - 1
        edits.inserted.append(ListEdit(index: middle.newStart + new, item: middle.new[new]))
        diagonal += 1
      }
      round -= 1
    }
    edits.deleted.reverse()
    edits.inserted.reverse()
    return edits
  }
}
