/// Heights of the mounted rows around an anchor, and no distances from the top of the content.
///
/// The scroll bar is a guess: the average mounted height times the number of rows. A row outside is
/// reached by mounting the rows around it.
///
/// Source: the shape of Telegram-iOS `ListView`.
struct VisibleOnly: OffsetStrategy {
  private var heights: [Int64]
  private var anchor = 0
  private let estimate: Int64
  private let mounted = 20
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.heights = heights
    self.estimate = estimate
  }

  var count: Int { heights.count }
  /// Only the first rows have known distances from the top, and only while they are mounted.
  var exactRange: Range<Int> { anchor == 0 ? 0..<min(mounted, count) : 0..<0 }

  private mutating func mount(_ index: Int) {
    let last = max(count - mounted, 0)
    if index < anchor || index >= anchor + mounted {
      anchor = min(max(index - mounted / 2, 0), last)
      touched += mounted
    }
    anchor = min(anchor, last)
  }

  private var mountedHeight: Int64 {
    heights[anchor..<min(anchor + mounted, count)].reduce(0, +)
  }

  mutating func total() -> Int64 {
    touched += mounted
    let rows = min(mounted, count)
    return rows == 0 ? 0 : mountedHeight * Int64(count) / Int64(rows)
  }

  mutating func top(_ index: Int) -> Int64 {
    mount(index)
    touched += index - anchor
    return heights[anchor..<index].reduce(0, +)
  }

  mutating func index(_ y: Int64) -> Int {
    if anchor == 0, y >= 0, y < mountedHeight {
      var index = 0
      var bottom = heights[0]
      while bottom <= y {
        index += 1
        bottom += heights[index]
        touched += 1
      }
      return index
    }
    let all = max(total(), 1)
    let guess = Int(min(max(y, 0), all - 1) * Int64(count) / all)
    mount(guess)
    return guess
  }

  mutating func set(_ index: Int, _ height: Int64) {
    mount(index)
    heights[index] = height
    touched += 1
  }

  mutating func insert(_ added: Int, at index: Int) {
    heights.insert(contentsOf: repeatElement(estimate, count: added), at: index)
    if index <= anchor { anchor += added }
    touched += added
  }

  mutating func remove(_ range: Range<Int>) {
    heights.removeSubrange(range)
    if range.lowerBound < anchor { anchor = max(range.lowerBound, anchor - range.count) }
    anchor = min(anchor, max(count - mounted, 0))
    touched += 1
  }
}
