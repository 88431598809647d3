import TimelineUnits

/// The difference of two middles through the position of every row in the other list.
///
/// Rows that stand one behind the other in both lists are taken as one stretch: only its first row
/// is looked up, the others are compared as memory. The stretches, in new order, have old
/// positions; the longest increasing run of those stays in place and all others move. Of equally
/// long runs, the one that ends in the smallest old index is kept.
///
/// Source: L-TIER-5, L-TIER-6, L-TIER-8.
struct PositionTable {
  private let middle: ListMiddle
  private var lowest: UInt32 = 0
  // The position of every old row in the middle, dense by id number; -1 where it is absent.
  private var positions: [Int32] = []

  init(_ middle: ListMiddle) {
    self.middle = middle
    let rows = middle.old
    var low = UInt32.max
    var high = UInt32.min
    for item in rows {
      low = min(low, item.rawValue)
      high = max(high, item.rawValue)
    }
    guard low <= high else { return }
    lowest = low
    let span = Int(high - low) + 1
    positions = [Int32](unsafeUninitializedCapacity: span) { table, count in
      // Without holes between the ids every entry is written below.
      if span > rows.count { table.initialize(repeating: -1) }
      for place in rows.indices {
        table[Int(rows[place].rawValue &- low)] = Int32(truncatingIfNeeded: place)
      }
      count = span
    }
  }

  /// Tells rows that stay, go, come and move apart.
  func difference() -> SnapshotDifference {
    var difference = SnapshotDifference(tier: .positionTable)
    var stretches: [KeptStretch] = []
    var isIncreasing = true
    var place = 0
    while place < middle.new.count {
      let next = stretch(at: place)
      if next.from < 0 {
        difference.insert(rows: (middle.newStart + place)..<(middle.newStart + place + next.length))
      } else {
        if let last = stretches.last, last.from > next.from { isIncreasing = false }
        stretches.append(next)
      }
      place += next.length
    }
    guard !isIncreasing else {
      addDeletes(&difference, stretches)
      return difference
    }
    let run = IncreasingRun(stretches, below: middle.old.count)
    addDeletes(&difference, run.order.map { stretches[Int($0)] })
    for index in stretches.indices where !run.isMember[index] {
      let stretch = stretches[index]
      for row in 0..<stretch.length {
        difference.move(middle.oldStart + stretch.from + row, middle.newStart + stretch.to + row)
      }
    }
    return difference
  }

  /// The rows from a new place on that stand like this in the old list too, or are all absent.
  private func stretch(at place: Int) -> KeptStretch {
    middle.old.withUnsafeBufferPointer { old in
      middle.new.withUnsafeBufferPointer { new in
        positions.withUnsafeBufferPointer { positions in
          let from = PositionTable.position(new[place], positions, lowest)
          var end = place + 1
          guard from >= 0 else {
            while end < new.count && PositionTable.position(new[end], positions, lowest) < 0 {
              end += 1
            }
            return KeptStretch(from: -1, to: place, length: end - place)
          }
          let limit = min(old.count - from, new.count - place)
          let length = RunComparison.stretch(old, from, new, place, limit)
          return KeptStretch(from: from, to: place, length: length)
        }
      }
    }
  }

  @inline(__always)
  private static func position(
    _ item: ItemID,
    _ positions: UnsafeBufferPointer<Int32>,
    _ lowest: UInt32
  ) -> Int {
    let place = Int(item.rawValue &- lowest)
    return place < positions.count ? Int(positions[place]) : -1
  }

  /// Adds the old rows between the stretches, which come in old order.
  private func addDeletes(_ difference: inout SnapshotDifference, _ stretches: [KeptStretch]) {
    var end = middle.oldStart
    for stretch in stretches {
      let start = middle.oldStart + stretch.from
      difference.delete(rows: end..<start)
      end = start + stretch.length
    }
    difference.delete(rows: end..<(middle.oldStart + middle.old.count))
  }
}
