/// The rows of all leaves of a height tree, in pages, so that growing never copies what is there.
///
/// A position is the number of a leaf times 64 and a row's place in it. A leaf never spans two
/// pages.
@usableFromInline
struct RowPool: Sendable {
  @usableFromInline var pages: [[UInt32]] = []
  @usableFromInline var count = 0
  // The numbers of the rows' handles, 0 for none; no pages until the first handle is asked for.
  var handlePages: [[UInt32]] = []
  var handles = RowHandleTable()

  @inlinable static var pageBits: Int { 12 }
  @inlinable static var pageMask: Int { 4_095 }

  init() {}

  @inlinable subscript(position: Int) -> UInt32 {
    get { pages[position >> RowPool.pageBits][position & RowPool.pageMask] }
    set { pages[position >> RowPool.pageBits][position & RowPool.pageMask] = newValue }
  }

  /// Adds room for the rows of one leaf.
  mutating func appendLeaf() {
    if count & RowPool.pageMask == 0 {
      pages.append([UInt32](repeating: 0, count: RowPool.pageMask + 1))
      if hasHandles { addHandlePages() }
    }
    count += HeightTree.leafCapacity
  }

  /// Copies rows of one leaf to the same or another leaf; the stretches may overlap.
  mutating func copy(_ source: Int, to target: Int, count: Int) {
    guard count > 0 else { return }
    if hasHandles { copyHandles(source, to: target, count: count) }
    let from = source >> RowPool.pageBits
    let to = target >> RowPool.pageBits
    if from == to {
      pages[to].withUnsafeMutableBufferPointer { page in
        RowPool.move(page, source & RowPool.pageMask, page, target & RowPool.pageMask, count)
      }
    } else {
      pages.withUnsafeMutableBufferPointer { pages in
        let read = pages[from]
        pages[to].withUnsafeMutableBufferPointer { page in
          for place in 0..<count {
            page[(target & RowPool.pageMask) + place] = read[(source & RowPool.pageMask) + place]
          }
        }
      }
    }
  }

  /// Whether any row has ever had a handle.
  var hasHandles: Bool { !handlePages.isEmpty }

  /// Puts a new row, which has no handle, at a position.
  mutating func place(_ row: UInt32, at position: Int) {
    self[position] = row
    if hasHandles { setHandle(0, at: position) }
  }

  private static func move(
    _ source: UnsafeMutableBufferPointer<UInt32>,
    _ start: Int,
    _ target: UnsafeMutableBufferPointer<UInt32>,
    _ end: Int,
    _ count: Int
  ) {
    if start < end {
      for place in (0..<count).reversed() { target[end + place] = source[start + place] }
    } else {
      for place in 0..<count { target[end + place] = source[start + place] }
    }
  }

  /// The sum of heights of a stretch of one leaf.
  @inlinable
  func sum(_ range: Range<Int>) -> Int64 {
    guard !range.isEmpty else { return 0 }
    return pages[range.lowerBound >> RowPool.pageBits].withUnsafeBufferPointer { page in
      var sum: UInt64 = 0
      let start = range.lowerBound & RowPool.pageMask
      for position in start..<(start + range.count) {
        sum &+= UInt64(page[position] & HeightTree.heightMask)
      }
      return Int64(truncatingIfNeeded: sum)
    }
  }
}
