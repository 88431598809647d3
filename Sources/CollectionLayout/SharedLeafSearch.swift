import TimelineUnits

/// The difference of two lists that have most of their leaves in common.
///
/// Leaves that both lists share are equal without a look at them; what lies between two shared
/// leaves is a gap of its own, searched by edit script. A row that goes in one gap and comes in
/// another moves. When the gaps cannot be told apart cheaply, or so many rows cross from one gap to
/// another that they may outweigh a shared leaf, the whole stretch goes to the table of positions.
///
/// Source: L-TIER-1, L-TIER-7.
struct SharedLeafSearch {
  private let old: [ItemLeaf]
  private let new: [ItemLeaf]
  private var gaps: [Gap] = []
  private var smallestShared = Int.max
  private(set) var counters = WorkCounters()

  /// Leaves and rows between two shared leaves.
  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    var oldStart: Int
    var newStart: Int
  }

  private static var lookAhead: Int { 4 }

  init(_ old: [ItemLeaf], _ new: [ItemLeaf]) {
    self.old = old
    self.new = new
  }

  /// The difference, or `nil` if too few leaves are shared.
  mutating func search() -> SnapshotDifference? {
    findGaps()
    var unshared = 0
    for gap in gaps { unshared += gap.old.count + gap.new.count }
    guard unshared * 4 <= old.count + new.count else { return nil }
    guard let first = gaps.first, let last = gaps.last else {
      return SnapshotDifference(tier: .sharedLeaves)
    }
    counters.leavesVisited = unshared
    if let edits = editsOfGaps(), edits.crossings <= smallestShared {
      return edits.edits.difference(tier: .sharedLeaves)
    }
    let middle = middle(
      Gap(
        old: first.old.lowerBound..<last.old.upperBound,
        new: first.new.lowerBound..<last.new.upperBound,
        oldStart: first.oldStart,
        newStart: first.newStart
      )
    )
    return PositionTable(middle).difference()
  }

  /// Walks both lists of leaves and looks a few leaves ahead for the next shared one.
  private mutating func findGaps() {
    var oldPlace = 0
    var newPlace = 0
    var oldStart = 0
    var newStart = 0
    // Shared leaves count only between two gaps.
    var pending = Int.max
    while oldPlace < old.count || newPlace < new.count {
      if oldPlace < old.count, newPlace < new.count, old[oldPlace].isShared(with: new[newPlace]) {
        let rows = old[oldPlace].items.count
        if !gaps.isEmpty { pending = min(pending, rows) }
        oldPlace += 1
        newPlace += 1
        oldStart += rows
        newStart += rows
        continue
      }
      let (oldEnd, newEnd) = nextShared(oldPlace, newPlace)
      gaps.append(
        Gap(
          old: oldPlace..<oldEnd,
          new: newPlace..<newEnd,
          oldStart: oldStart,
          newStart: newStart
        )
      )
      smallestShared = min(smallestShared, pending)
      for place in oldPlace..<oldEnd { oldStart += old[place].items.count }
      for place in newPlace..<newEnd { newStart += new[place].items.count }
      oldPlace = oldEnd
      newPlace = newEnd
    }
  }

  private func nextShared(_ oldPlace: Int, _ newPlace: Int) -> (Int, Int) {
    for distance in 1...(2 * SharedLeafSearch.lookAhead) {
      for ahead in 0...distance {
        let oldEnd = oldPlace + ahead
        let newEnd = newPlace + distance - ahead
        if oldEnd < old.count, newEnd < new.count, old[oldEnd].isShared(with: new[newEnd]) {
          return (oldEnd, newEnd)
        }
      }
    }
    return (old.count, new.count)
  }

  private func middle(_ gap: Gap) -> ListMiddle {
    var oldRows: [ItemID] = []
    var newRows: [ItemID] = []
    for leaf in old[gap.old] { oldRows.append(contentsOf: leaf.items) }
    for leaf in new[gap.new] { newRows.append(contentsOf: leaf.items) }
    return ListMiddle(old: oldRows, oldStart: gap.oldStart, new: newRows, newStart: gap.newStart)
  }

  private mutating func editsOfGaps() -> (edits: ListEdits, crossings: Int)? {
    var all = ListEdits()
    var moves = 0
    for gap in gaps {
      let middle = middle(gap)
      counters.bytesCompared += middle.bytesCompared
      guard let edits = SharedLeafSearch.edits(middle) else { return nil }
      moves -= edits.difference(tier: .sharedLeaves).moves.count
      all.append(edits)
    }
    moves += all.difference(tier: .sharedLeaves).moves.count
    return (all, moves)
  }

  private static func edits(_ middle: ListMiddle) -> ListEdits? {
    guard middle.old.isEmpty || middle.new.isEmpty else { return EditScript.search(middle) }
    var edits = ListEdits()
    for place in middle.old.indices {
      edits.deleted.append(ListEdit(index: middle.oldStart + place, item: middle.old[place]))
    }
    for place in middle.new.indices {
      edits.inserted.append(ListEdit(index: middle.newStart + place, item: middle.new[place]))
    }
    return edits
  }
}
