/// Tops of all rows, made anew from the first wrong one on at every read.
///
/// Source: the shape of TanStack/virtual.
struct EagerPrefix: OffsetStrategy {
  private var sizes: [Int64]
  private var starts: [Int64]
  private var dirty = 0
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    sizes = heights
    starts = [Int64](repeating: 0, count: heights.count)
    self.estimate = estimate
  }

  var count: Int { sizes.count }

  private mutating func rebuild() {
    guard dirty < sizes.count else { return }
    touched += sizes.count - dirty
    for index in max(dirty, 1)..<max(sizes.count, 1) {
      starts[index] = starts[index - 1] + sizes[index - 1]
    }
    starts[0] = 0
    dirty = sizes.count
  }

  mutating func total() -> Int64 {
    rebuild()
    return sizes.isEmpty ? 0 : starts[count - 1] + sizes[count - 1]
  }

  mutating func top(_ index: Int) -> Int64 {
    rebuild()
    return starts[index]
  }

  mutating func index(_ y: Int64) -> Int {
    rebuild()
    return bisect(starts, below: count, y, &touched)
  }

  mutating func set(_ index: Int, _ height: Int64) {
    sizes[index] = height
    dirty = min(dirty, index + 1)
    touched += 1
  }

  mutating func insert(_ added: Int, at index: Int) {
    sizes.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    starts.append(contentsOf: repeatElement(0, count: added))
    dirty = min(dirty, index)
    touched += count - index
  }

  mutating func remove(_ range: Range<Int>) {
    sizes.removeSubrange(range)
    starts.removeLast(range.count)
    dirty = min(dirty, range.lowerBound)
    touched += count - range.lowerBound
  }
}
