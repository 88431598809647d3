import TimelineUnits

/// The difference of two middles through the position of every row in the other list.
///
/// The rows in both lists, in new order, have old positions; the longest increasing run of those
/// stays in place and all others move. Of equally long runs, the one that ends in the smallest old
/// index is kept.
///
/// Source: L-TIER-5, L-TIER-6, L-TIER-8.
struct PositionTable {
  private let middle: ListMiddle
  private var lowest = 0
  // The position of every old row in the middle, dense by id number; -1 where it is absent.
  private var positions: [Int32] = []

  init(_ middle: ListMiddle) {
    self.middle = middle
    var low = UInt32.max
    var high = UInt32.min
    for item in middle.old {
      low = min(low, item.rawValue)
      high = max(high, item.rawValue)
    }
    guard low <= high else { return }
    lowest = Int(low)
    positions = [Int32](repeating: -1, count: Int(high - low) + 1)
    for place in middle.old.indices { positions[middle.old[place].index - lowest] = Int32(place) }
  }

  private func position(_ item: ItemID) -> Int32 {
    let place = item.index - lowest
    return place >= 0 && place < positions.count ? positions[place] : -1
  }

  /// Tells rows that stay, go, come and move apart.
  func difference() -> SnapshotDifference {
    var difference = SnapshotDifference(tier: .positionTable)
    var isKept = [Bool](repeating: false, count: middle.old.count)
    var kept: [Int32] = []
    var targets: [Int32] = []
    var isIncreasing = true
    for place in middle.new.indices {
      let from = position(middle.new[place])
      guard from >= 0 else {
        difference.insert(middle.newStart + place)
        continue
      }
      isKept[Int(from)] = true
      if let last = kept.last, last > from { isIncreasing = false }
      kept.append(from)
      targets.append(Int32(place))
    }
    for place in middle.old.indices where !isKept[place] {
      difference.delete(middle.oldStart + place)
    }
    guard !isIncreasing else { return difference }
    let stays = IncreasingRun(kept).isMember
    for place in kept.indices where !stays[place] {
      difference.move(middle.oldStart + Int(kept[place]), middle.newStart + Int(targets[place]))
    }
    return difference
  }
}
