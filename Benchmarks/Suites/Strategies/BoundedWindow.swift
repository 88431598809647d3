/// Tops and heights; a change lays out a window of rows below it and leaves the rest stale.
///
/// Source: the shape of Shopify/flash-list, and of LegendApp/legend-list
/// with a window without end.
struct BoundedWindow: OffsetStrategy {
  private var tops: [Int64] = []
  private var heights: [Int64]
  private var fresh = 0
  private let estimate: Int64
  private let window: Int
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.init(heights: heights, estimate: estimate, window: 250)
  }

  init(heights: [Int64], estimate: Int64, window: Int) {
    self.heights = heights
    self.estimate = estimate
    self.window = window
    tops = [Int64](repeating: 0, count: heights.count)
    layOut(from: 0, rows: heights.count)
    fresh = heights.count
  }

  private mutating func layOut(from index: Int, rows: Int) {
    let end = rows < count - index ? index + rows : count
    for row in index..<max(end, index) {
      tops[row] = row == 0 ? 0 : tops[row - 1] + heights[row - 1]
      touched += 1
    }
  }

  var count: Int { heights.count }
  var exactRange: Range<Int> { 0..<fresh }

  mutating func total() -> Int64 { count == 0 ? 0 : tops[count - 1] + heights[count - 1] }

  mutating func top(_ index: Int) -> Int64 { tops[index] }

  mutating func index(_ y: Int64) -> Int { bisect(tops, below: count, y, &touched) }

  mutating func set(_ index: Int, _ height: Int64) {
    heights[index] = height
    spread(from: index + 1)
  }

  private mutating func spread(from index: Int) {
    layOut(from: index, rows: window)
    let reached = window < count - index ? index + window : count
    if index <= fresh { fresh = min(reached, count) }
    // Every later layout goes on with another window from the first stale row.
    let next = fresh
    layOut(from: next, rows: window)
    fresh = window < count - next ? next + window : count
  }

  mutating func insert(_ added: Int, at index: Int) {
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    tops.append(contentsOf: repeatElement(tops.last ?? 0, count: added))
    fresh = min(fresh, index)
    touched += count - index
    spread(from: index)
  }

  mutating func remove(_ range: Range<Int>) {
    heights.removeSubrange(range)
    tops.removeLast(range.count)
    fresh = min(fresh, range.lowerBound)
    touched += count - range.lowerBound
    spread(from: range.lowerBound)
  }
}
