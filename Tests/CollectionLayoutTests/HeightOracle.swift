import TimelineUnits

/// The naive twin of the height tree: one entry per row, every answer by a walk over all rows.
struct HeightOracle {
  struct Row: Equatable {
    var height: Int64
    var isMeasured: Bool
  }

  var rows: [Row] = []

  var total: Int64 {
    var sum: Int64 = 0
    for row in rows { sum += row.height }
    return sum
  }

  func top(of index: Int) -> Int64 {
    var sum: Int64 = 0
    for row in rows[..<index] { sum += row.height }
    return sum
  }

  func row(at y: Int64) -> Int? {
    guard !rows.isEmpty else { return nil }
    if y < 0 { return 0 }
    var top: Int64 = 0
    for index in rows.indices {
      if y >= top && y < top + rows[index].height { return index }
      top += rows[index].height
    }
    return rows.count - 1
  }

  /// The first and last row that overlap by more than zero, looked at one by one.
  func rows(in top: Int64, _ bottom: Int64) -> Range<Int>? {
    var first: Int?
    var last: Int?
    var y: Int64 = 0
    for index in rows.indices {
      let end = y + rows[index].height
      if max(y, top) < min(end, bottom) {
        first = first ?? index
        last = index
      }
      y = end
    }
    guard let first, let last else { return nil }
    return first..<(last + 1)
  }

  mutating func set(_ height: Int64, at index: Int) {
    rows[index] = Row(height: height, isMeasured: true)
  }

  mutating func insert(_ count: Int, at index: Int, estimate: Int64) {
    let row = Row(height: estimate, isMeasured: false)
    rows.insert(contentsOf: [Row](repeating: row, count: count), at: index)
  }

  mutating func remove(_ range: Range<Int>) { rows.removeSubrange(range) }

  mutating func move(_ range: Range<Int>, to index: Int) {
    let moved = Array(rows[range])
    rows.removeSubrange(range)
    rows.insert(contentsOf: moved, at: index)
  }

  mutating func forget(estimate: Int64) {
    rows = [Row](repeating: Row(height: estimate, isMeasured: false), count: rows.count)
  }
}
