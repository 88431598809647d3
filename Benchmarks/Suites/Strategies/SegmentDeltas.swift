/// Base tops and heights, with shifts of whole stretches kept in a binary tree above the rows.
///
/// Source: the shape of airbnb/MagazineLayout.
struct SegmentDeltas: OffsetStrategy {
  private var bases: [Int64] = []
  private var heights: [Int64]
  private var deltas: [Int64] = []
  private var leaves = 1
  private var sum: Int64 = 0
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.heights = heights
    self.estimate = estimate
    rebuild()
  }

  private mutating func rebuild() {
    leaves = 1
    while leaves < heights.count { leaves *= 2 }
    deltas = [Int64](repeating: 0, count: 2 * leaves)
    bases = []
    bases.reserveCapacity(heights.count)
    sum = 0
    for height in heights {
      bases.append(sum)
      sum += height
    }
    touched += heights.count + 2 * leaves
  }

  var count: Int { heights.count }

  mutating func total() -> Int64 { sum }

  mutating func top(_ index: Int) -> Int64 {
    var node = leaves + index
    var top = bases[index]
    while node > 0 {
      top += deltas[node]
      touched += 1
      node /= 2
    }
    return top
  }

  mutating func index(_ y: Int64) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let half = (low + high + 1) / 2
      if top(half) <= y { low = half } else { high = half - 1 }
    }
    return low
  }

  mutating func set(_ index: Int, _ height: Int64) {
    let growth = height - heights[index]
    heights[index] = height
    sum += growth
    var low = leaves + index + 1
    var high = 2 * leaves
    while low < high {
      if low & 1 == 1 {
        deltas[low] += growth
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        deltas[high] += growth
      }
      low /= 2
      high /= 2
      touched += 2
    }
  }

  mutating func insert(_ added: Int, at index: Int) {
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    rebuild()
  }

  mutating func remove(_ range: Range<Int>) {
    heights.removeSubrange(range)
    rebuild()
  }
}
