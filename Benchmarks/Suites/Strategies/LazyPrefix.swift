/// Tops of the leading rows, extended as far as a read needs them.
///
/// Source: the shape of inokawa/virtua.
struct LazyPrefix: OffsetStrategy {
  private var sizes: [Int64]
  private var prefix: [Int64]
  // How many tops are right; the first always is.
  private var valid = 1
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    sizes = heights
    prefix = [Int64](repeating: 0, count: max(heights.count, 1))
    self.estimate = estimate
  }

  var count: Int { sizes.count }

  mutating func total() -> Int64 {
    sizes.isEmpty ? 0 : top(count - 1) + sizes[count - 1]
  }

  mutating func top(_ index: Int) -> Int64 {
    while valid <= index {
      prefix[valid] = prefix[valid - 1] + sizes[valid - 1]
      valid += 1
      touched += 1
    }
    return prefix[index]
  }

  mutating func index(_ y: Int64) -> Int {
    var index = valid - 1
    guard y >= prefix[index] else { return bisect(prefix, below: valid, y, &touched) }
    while index + 1 < count && top(index + 1) <= y { index += 1 }
    return index
  }

  mutating func set(_ index: Int, _ height: Int64) {
    sizes[index] = height
    valid = min(valid, index + 1)
    touched += 1
  }

  mutating func insert(_ added: Int, at index: Int) {
    sizes.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    prefix.append(contentsOf: repeatElement(0, count: added))
    valid = min(valid, index + 1)
    touched += count - index
  }

  mutating func remove(_ range: Range<Int>) {
    sizes.removeSubrange(range)
    prefix.removeLast(range.count)
    valid = min(valid, range.lowerBound + 1)
    touched += count - range.lowerBound
  }
}
