public import TimelineUnits

extension HeightTree {
  /// Creates the tree of rows that were never measured.
  ///
  /// - Complexity: O(1).
  /// - Precondition: As for `insert(_:at:estimate:)`.
  public init(count: Int, estimate: Length) {
    self.init()
    insert(count, at: 0, estimate: estimate)
  }

  /// Creates the tree of rows of which some were measured.
  ///
  /// - Parameters:
  ///   - heights: The measured height of each row, or `nil`.
  ///   - estimate: The height of rows that were not measured.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  /// - Precondition: Heights and estimate are in `0...Limits.rowHeight`.
  public init(heights: [Length?], estimate: Length) {
    self.init()
    precondition(
      estimate >= .zero && estimate <= Limits.rowHeight,
      "an estimate is in 0...Limits.rowHeight (L-TREE-2)"
    )
    var builder = HeightTreeBuilder(heights: heights, estimate: estimate)
    builder.build(into: &self)
  }

  /// Forgets every measured height, as a change of the width asks for.
  ///
  /// - Complexity: O(1) apart from giving the memory back.
  ///
  /// Source: U-CYCLE-6, L-PASS-8.
  public mutating func forgetHeights(estimate: Length) {
    let count = rowCount
    forgetStructure()
    insert(count, at: 0, estimate: estimate)
  }

  /// Changes the estimate of those rows of a range that were not measured.
  ///
  /// - Complexity: O(log *n* + *m* log *n*), where *n* is the number of rows and *m* that of
  ///   measured rows in the range.
  /// - Precondition: `range` is inside `0..<count`; `estimate` is in `0...Limits.rowHeight`.
  ///
  /// Source: L-TREE-4.
  public mutating func setEstimate(_ estimate: Length, of range: Range<Int>) {
    var measured: [(index: Int, height: Length)] = []
    forEachMeasured(in: range) { index, row in
      measured.append((index, Length(units: Int64(row & HeightTree.heightMask))))
    }
    let handles = measured.map { detachHandle(at: $0.index) }
    remove(range)
    insert(range.count, at: range.lowerBound, estimate: estimate)
    for row in measured { setHeight(row.height, at: row.index) }
    for place in measured.indices { attach(handles[place], at: measured[place].index) }
  }

  /// Moves rows to another place with their heights and flags.
  ///
  /// - Parameters:
  ///   - range: The indices of the rows before the move.
  ///   - index: The index of the first of them after the move.
  /// - Complexity: O(*k* log *n*), where *n* is the number of rows and *k* the number of moved
  ///   rows.
  /// - Precondition: `range` is inside `0..<count`, `index` in `0...(count - range.count)`.
  ///
  /// Source: L-TREE-7.
  public mutating func move(_ range: Range<Int>, to index: Int) {
    let moved = packedRows(range)
    let handles = range.map { detachHandle(at: $0) }
    remove(range)
    insert(packed: moved, at: index)
    for place in handles.indices { attach(handles[place], at: index + place) }
  }

  /// The rows of a range as they are kept in leaves.
  func packedRows(_ range: Range<Int>) -> [UInt32] {
    var packed: [UInt32] = []
    packed.reserveCapacity(range.count)
    for index in range {
      let place = locate(index)
      let child = children[place.entry]
      packed.append(
        child < 0
          ? UInt32(truncatingIfNeeded: ~child)
          : rows[Int(child) * HeightTree.leafCapacity + place.offset]
      )
    }
    return packed
  }

  /// Puts rows in front of a row, measured or not.
  mutating func insert(packed: [UInt32], at index: Int) {
    var position = 0
    while position < packed.count {
      let row = packed[position] & HeightTree.heightMask
      let height = Length(units: Int64(row))
      var end = position + 1
      while end < packed.count && packed[end] & HeightTree.heightMask == row { end += 1 }
      insert(end - position, at: index + position, estimate: height)
      for place in position..<end where packed[place] & HeightTree.measuredFlag != 0 {
        setHeight(height, at: index + place)
      }
      position = end
    }
  }
}
