/// Mounted rows in a chain from a row whose top is known; everything on the way to another row is
/// laid out.
///
/// Source: the shape of Flutter's sliver list.
struct DeadReckoning: OffsetStrategy {
  private var heights: [Int64]
  private var first = 0
  private var firstTop: Int64 = 0
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.heights = heights
    self.estimate = estimate
  }

  var count: Int { heights.count }

  private mutating func walk(to index: Int) {
    while first < index {
      firstTop += heights[first]
      first += 1
      touched += 1
    }
    while first > index {
      first -= 1
      firstTop -= heights[first]
      touched += 1
    }
  }

  mutating func total() -> Int64 {
    guard count > 0 else { return 0 }
    walk(to: count - 1)
    return firstTop + heights[count - 1]
  }

  mutating func top(_ index: Int) -> Int64 {
    walk(to: index)
    return firstTop
  }

  mutating func index(_ y: Int64) -> Int {
    while first > 0 && firstTop > y { walk(to: first - 1) }
    while first + 1 < count && firstTop + heights[first] <= y { walk(to: first + 1) }
    return first
  }

  mutating func set(_ index: Int, _ height: Int64) {
    if index < first { firstTop += height - heights[index] }
    heights[index] = height
    touched += 1
  }

  mutating func insert(_ added: Int, at index: Int) {
    if index <= first {
      walk(to: index)
    }
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    touched += added
  }

  mutating func remove(_ range: Range<Int>) {
    if first >= range.lowerBound { walk(to: range.lowerBound) }
    heights.removeSubrange(range)
    if first >= count && count > 0 {
      first = count
      walk(to: count - 1)
    }
    touched += 1
  }
}
