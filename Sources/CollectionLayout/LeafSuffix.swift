import TimelineUnits

/// A position in a row of leaves that moves towards the front.
struct LeafSuffix {
  private let leaves: ArraySlice<ItemLeaf>
  private var place: Int
  private var rest: Int
  /// Bytes of ids that were compared; shared leaves are not.
  private(set) var bytesCompared = 0
  /// Leaves whose rows were looked at.
  private(set) var leavesVisited = 0

  init(_ leaves: ArraySlice<ItemLeaf>) {
    self.leaves = leaves
    place = leaves.endIndex
    rest = 0
    stepBack()
  }

  /// The number of equal rows before both positions, at most `limit`.
  mutating func common(with other: LeafSuffix, limit: Int) -> Int {
    var twin = other
    var length = 0
    while length < limit && rest > 0 && twin.rest > 0 {
      let own = leaves[place]
      let second = twin.leaves[twin.place]
      let span = min(rest, twin.rest, limit - length)
      let isWhole = rest == own.items.count && twin.rest == second.items.count && span == rest
      let isShared = isWhole && own.isShared(with: second)
      let equal =
        isShared ? span : RunComparison.suffix(own.items, rest, second.items, twin.rest, span)
      if !isShared {
        bytesCompared += equal * 4
        leavesVisited += 2
      }
      length += equal
      if equal < span { break }
      advance(equal)
      twin.advance(equal)
    }
    return length
  }

  private mutating func advance(_ rows: Int) {
    rest -= rows
    if rest == 0 { stepBack() }
  }

  private mutating func stepBack() {
    guard place > leaves.startIndex else { return }
    place -= 1
    rest = leaves[place].items.count
  }
}
