/// A binary indexed tree over the heights with free slots in front, so that most prepends are
/// cheap.
///
/// Source: the shape of super_sliver_list, and a baseline of our own.
struct FenwickGap: OffsetStrategy {
  private var heights: [Int64]
  private var sums: [Int64] = []
  private var gap = 0
  private var steps = 1
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.heights = heights
    self.estimate = estimate
    rebuild(gap: 64)
  }

  private mutating func rebuild(gap: Int) {
    heights.replaceSubrange(0..<self.gap, with: repeatElement(0, count: gap))
    self.gap = gap
    sums = [0] + heights
    for node in 1..<sums.count {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
    steps = 1
    while steps * 2 < sums.count { steps *= 2 }
    touched += 2 * heights.count
  }

  var count: Int { heights.count - gap }

  mutating func total() -> Int64 { prefix(heights.count) }

  private mutating func prefix(_ slots: Int) -> Int64 {
    var node = slots
    var sum: Int64 = 0
    while node > 0 {
      sum += sums[node]
      node -= node & -node
      touched += 1
    }
    return sum
  }

  mutating func top(_ index: Int) -> Int64 { prefix(gap + index) }

  mutating func index(_ y: Int64) -> Int {
    var node = 0
    var rest = y
    var step = steps
    while step > 0 {
      let next = node + step
      if next < sums.count && sums[next] <= rest {
        node = next
        rest -= sums[next]
      }
      touched += 1
      step /= 2
    }
    return min(max(node - gap, 0), count - 1)
  }

  private mutating func add(_ growth: Int64, _ slot: Int) {
    var node = slot + 1
    while node < sums.count {
      sums[node] += growth
      node += node & -node
      touched += 1
    }
  }

  mutating func set(_ index: Int, _ height: Int64) {
    add(height - heights[gap + index], gap + index)
    heights[gap + index] = height
  }

  mutating func insert(_ added: Int, at index: Int) {
    if index == 0 && added <= gap {
      for slot in (gap - added)..<gap {
        heights[slot] = estimate
        add(estimate, slot)
      }
      gap -= added
      return
    }
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: gap + index)
    rebuild(gap: max(64, count / 2))
  }

  mutating func remove(_ range: Range<Int>) {
    heights.removeSubrange((gap + range.lowerBound)..<(gap + range.upperBound))
    rebuild(gap: max(gap, 64))
  }
}
