import TimelineUnits

/// A position in a row of leaves, to compare two lists that are cut differently.
struct LeafCursor {
  private let leaves: ArraySlice<ItemLeaf>
  private var place: Int
  private var offset = 0
  /// Bytes of ids that were compared; shared leaves are not.
  private(set) var bytesCompared = 0
  /// Leaves whose rows were looked at.
  private(set) var leavesVisited = 0

  init(_ leaves: ArraySlice<ItemLeaf>) {
    self.leaves = leaves
    place = leaves.startIndex
  }

  /// Moves both positions past all rows that are equal and returns how many those are.
  mutating func commonPrefix(_ other: inout LeafCursor) -> Int {
    var length = 0
    while place < leaves.endIndex && other.place < other.leaves.endIndex {
      let own = leaves[place]
      let twin = other.leaves[other.place]
      let span = min(own.items.count - offset, twin.items.count - other.offset)
      let isShared = offset == 0 && other.offset == 0 && own.isShared(with: twin)
      let equal =
        isShared ? span : RunComparison.prefix(own.items, offset, twin.items, other.offset, span)
      if !isShared {
        bytesCompared += equal * 4
        leavesVisited += 2
      }
      length += equal
      advance(equal)
      other.advance(equal)
      if equal < span { break }
    }
    return length
  }

  private mutating func advance(_ rows: Int) {
    offset += rows
    if offset == leaves[place].items.count {
      place += 1
      offset = 0
    }
  }
}
