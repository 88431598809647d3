/// Positions laid out from the smallest changed row to the last one.
///
/// Source: the shape of LegendApp/legend-list.
struct SmallestChange: OffsetStrategy {
  private var positions: BoundedWindow
  // The row where the last search ended; the next one walks from there.
  private var start = 0
  private(set) var walked = 0

  init(heights: [Int64], estimate: Int64) {
    positions = BoundedWindow(heights: heights, estimate: estimate, window: .max)
  }

  var count: Int { positions.count }
  var touched: Int { positions.touched + walked }

  mutating func total() -> Int64 { positions.total() }

  mutating func top(_ index: Int) -> Int64 { positions.top(index) }

  mutating func index(_ y: Int64) -> Int {
    start = min(start, count - 1)
    while start > 0 && positions.top(start) > y {
      start -= 1
      walked += 1
    }
    while start + 1 < count && positions.top(start + 1) <= y {
      start += 1
      walked += 1
    }
    return start
  }

  mutating func set(_ index: Int, _ height: Int64) { positions.set(index, height) }

  mutating func insert(_ added: Int, at index: Int) { positions.insert(added, at: index) }

  mutating func remove(_ range: Range<Int>) { positions.remove(range) }
}
