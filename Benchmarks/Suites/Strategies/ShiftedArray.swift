/// Top and height of every row; a change moves the tops of all rows below.
///
/// Source: the shape of ekazaev/ChatLayout.
struct ShiftedArray: OffsetStrategy {
  private var tops: [Int64] = []
  private var heights: [Int64]
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.heights = heights
    self.estimate = estimate
    tops = [Int64](repeating: 0, count: heights.count)
    layOut(from: 0)
  }

  private mutating func layOut(from index: Int) {
    for row in index..<max(heights.count, index) {
      tops[row] = row == 0 ? 0 : tops[row - 1] + heights[row - 1]
      touched += 1
    }
  }

  var count: Int { heights.count }

  mutating func total() -> Int64 { count == 0 ? 0 : tops[count - 1] + heights[count - 1] }

  mutating func top(_ index: Int) -> Int64 { tops[index] }

  mutating func index(_ y: Int64) -> Int { bisect(tops, below: count, y, &touched) }

  mutating func set(_ index: Int, _ height: Int64) {
    let growth = height - heights[index]
    heights[index] = height
    for row in (index + 1)..<max(count, index + 1) { tops[row] += growth }
    touched += count - index
  }

  mutating func insert(_ added: Int, at index: Int) {
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    tops.append(contentsOf: repeatElement(0, count: added))
    layOut(from: index)
  }

  mutating func remove(_ range: Range<Int>) {
    heights.removeSubrange(range)
    tops.removeLast(range.count)
    layOut(from: range.lowerBound)
  }
}
