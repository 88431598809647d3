public import TimelineUnits

extension HeightTree {
  /// Follows a list from one snapshot to the next: kept rows keep height and flag, new rows are
  /// unmeasured.
  ///
  /// - Complexity: O(*k* log *n*), where *n* is the number of rows and *k* the number of ranges and
  ///   moves.
  /// - Precondition: The difference starts at a list of `count` rows.
  ///
  /// Source: L-TREE-7, L-TREE-9.
  public mutating func apply(_ difference: SnapshotDifference, estimate: Length) {
    guard !difference.moves.isEmpty else {
      for range in difference.deletes.reversed() { remove(range) }
      for range in difference.inserts {
        insert(range.count, at: range.lowerBound, estimate: estimate)
      }
      return
    }
    var moved: [UInt32] = []
    var handles: [UInt32] = []
    var leaving = difference.deletes
    for move in difference.moves {
      moved.append(contentsOf: packedRows(move.from..<(move.from + 1)))
      handles.append(detachHandle(at: move.from))
      leaving.append(move.from..<(move.from + 1))
    }
    // From the last one on, so that no removal changes where the others are.
    for place in StableOrder.places(of: leaving.map { -Int64($0.lowerBound) }) {
      remove(leaving[place])
    }
    var place = 0
    for range in difference.inserts {
      while place < moved.count && difference.moves[place].to < range.lowerBound {
        insert(packed: [moved[place]], at: difference.moves[place].to)
        attach(handles[place], at: difference.moves[place].to)
        place += 1
      }
      insert(range.count, at: range.lowerBound, estimate: estimate)
    }
    while place < moved.count {
      insert(packed: [moved[place]], at: difference.moves[place].to)
      attach(handles[place], at: difference.moves[place].to)
      place += 1
    }
  }

  /// Visits the measured rows of a range, in order, in the form of the leaves.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of rows and *m* the number of rows of
  ///   the range that are not in gaps.
  func forEachMeasured(in range: Range<Int>, _ body: (Int, UInt32) -> Void) {
    guard !range.isEmpty else { return }
    visit(root, levels, 0, range, body)
  }

  private func visit(
    _ node: Int,
    _ level: Int,
    _ start: Int,
    _ range: Range<Int>,
    _ body: (Int, UInt32) -> Void
  ) {
    var position = start
    let base = node * HeightTree.stride
    for entry in base..<(base + Int(sizes[node])) {
      let end = position + Int(counts[entry])
      let child = Int(children[entry])
      if end > range.lowerBound && child >= 0 {
        if level > 1 {
          visit(child, level - 1, position, range, body)
        } else {
          let first = child * HeightTree.leafCapacity - position
          for index in max(position, range.lowerBound)..<min(end, range.upperBound)
          where rows[first + index] & HeightTree.measuredFlag != 0 {
            body(index, rows[first + index])
          }
        }
      }
      position = end
      if position >= range.upperBound { return }
    }
  }
}
