import TimelineUnits

/// The search of an edit script: the furthest point on each diagonal, one round per edit.
struct EditSearch {
  private let middle: ListMiddle
  private let bound: Int
  // The furthest old position on diagonal `old - new`, one line for each round; a round reads only
  // what the one before has written.
  private var furthest: [Int32]
  private let width: Int

  init(_ middle: ListMiddle, bound: Int) {
    self.middle = middle
    self.bound = bound
    width = 2 * bound + 3
    let room = width * (bound + 1)
    furthest = [Int32](unsafeUninitializedCapacity: room) { $1 = room }
  }

  /// The edit distance, or `nil` if it is above the bound.
  mutating func run() -> Int? {
    let target = middle.old.count - middle.new.count
    let width = width
    let bound = bound
    return middle.old.withUnsafeBufferPointer { old in
      middle.new.withUnsafeBufferPointer { new in
        furthest.withUnsafeMutableBufferPointer { furthest in
          for distance in 0...bound {
            let line = distance * width + bound + 1
            var diagonal = -distance
            while diagonal <= distance {
              let start =
                distance == 0
                ? 0 : EditSearch.step(furthest, line - width + diagonal, distance, diagonal).old
              let end = EditSearch.slide(old, new, start, diagonal)
              furthest[line + diagonal] = Int32(truncatingIfNeeded: end)
              if diagonal == target && end >= old.count { return distance }
              diagonal += 2
            }
          }
          return nil
        }
      }
    }
  }

  /// Where a diagonal is entered in a round, and whether by a deletion; `place` is that of the
  /// diagonal in the line of the round before.
  @inline(__always)
  private static func step(
    _ furthest: UnsafeMutableBufferPointer<Int32>,
    _ place: Int,
    _ distance: Int,
    _ diagonal: Int
  ) -> (old: Int, isDeletion: Bool) {
    if diagonal == -distance { return (Int(furthest[place + 1]), false) }
    let below = Int(furthest[place - 1])
    if diagonal == distance { return (below + 1, true) }
    let above = Int(furthest[place + 1])
    return below < above ? (above, false) : (below + 1, true)
  }

  @inline(__always)
  private static func slide(
    _ old: UnsafeBufferPointer<ItemID>,
    _ new: UnsafeBufferPointer<ItemID>,
    _ start: Int,
    _ diagonal: Int
  ) -> Int {
    let limit = min(old.count - start, new.count - start + diagonal)
    guard limit > 0, old[start] == new[start - diagonal] else { return start }
    return start + RunComparison.stretch(old, start, new, start - diagonal, limit)
  }

  /// Walks back from the end and collects what goes and what comes, by index in the whole lists.
  mutating func edits(_ distance: Int) -> ListEdits {
    var edits = ListEdits()
    var diagonal = middle.old.count - middle.new.count
    var round = distance
    while round > 0 {
      let place = (round - 1) * width + bound + 1 + diagonal
      let distance = round
      let (old, isDeletion) = furthest.withUnsafeMutableBufferPointer { furthest in
        EditSearch.step(furthest, place, distance, diagonal)
      }
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
