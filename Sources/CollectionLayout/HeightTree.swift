public import TimelineUnits

/// The heights of all rows of a list, indexed by row and by distance from the top.
///
/// A B+ tree in which every entry holds a row count and a height sum, so a change, both queries and
/// an insertion or removal anywhere cost the depth of the tree and not the length of the list. A
/// run of rows that were never measured is a single entry, a *gap*, whatever its length; measured
/// rows sit in leaves of up to 64. Sums are whole units and therefore exact in any order.
///
/// The tree knows rows by index only and has value semantics; it does not share nodes between
/// copies.
///
/// Source: L-TREE-1 to L-TREE-12; the idea of gaps is that of `src/heightmap.ts` in
/// codemirror/view.
public struct HeightTree: Sendable {
  // An entry is a slot of an inner node: row count, height sum and child. On level 1 the child is a
  // row leaf, or a gap, written as the complement of its estimate. Overfull nodes have two slots to
  // spare until they are split.
  @usableFromInline var counts: [Int32] = []
  @usableFromInline var sums: [Int64] = []
  @usableFromInline var children: [Int32] = []
  @usableFromInline var sizes: [Int32] = []
  @usableFromInline var parents: [Int32] = []
  // A row is its height with the flag "measured" in the top bit.
  @usableFromInline var rows = RowPool()
  @usableFromInline var leafParents: [Int32] = []
  @usableFromInline var freeNodes: [Int32] = []
  @usableFromInline var freeLeaves: [Int32] = []
  @usableFromInline var root = 0
  @usableFromInline var levels = 1
  @usableFromInline var rowCount = 0
  @usableFromInline var totalUnits: Int64 = 0

  /// What changes have cost so far.
  public var work = TreeWork()

  @inlinable static var stride: Int { 34 }
  @inlinable static var fanOut: Int { 32 }
  @inlinable static var minimumFanOut: Int { 16 }
  @inlinable static var leafCapacity: Int { 64 }
  @inlinable static var minimumLeaf: Int { 32 }
  @inlinable static var minimumGap: Int { 16 }
  @inlinable static var measuredFlag: UInt32 { 0x8000_0000 }
  @inlinable static var heightMask: UInt32 { 0x7fff_ffff }

  /// Creates the tree of an empty list.
  public init() {
    root = makeNode(parent: -1)
  }

  /// The number of rows.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int { rowCount }

  /// The height of the whole content: measured heights, and estimates where there are none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var total: Length { Length(units: totalUnits) }

  /// The number of levels from the root to the leaves, with the leaves as one level.
  @inlinable
  public var depth: Int { levels + 1 }

  /// The height of a row, measured or estimated.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is the index of a row.
  @inlinable
  public func height(at index: Int) -> Length {
    let place = locate(index)
    return Length(units: height(at: place))
  }

  /// Whether a row was measured since it came in or the heights were last forgotten.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is the index of a row.
  @inlinable
  public func isMeasured(at index: Int) -> Bool {
    let place = locate(index)
    let child = children[place.entry]
    guard child >= 0 else { return false }
    return rows[Int(child) * HeightTree.leafCapacity + place.offset] & HeightTree.measuredFlag != 0
  }

  /// The distance from the top of the content to the top of a row.
  ///
  /// - Parameter index: The index of a row, or the number of rows, which gives the total.
  /// - Returns: The sum of the heights of all rows above.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is in `0...count`.
  @inlinable
  public func top(of index: Int) -> Length {
    if index == rowCount { return total }
    return Length(units: top(of: locate(index)))
  }

  /// The top and the height of a row.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is the index of a row.
  @inlinable
  public func frame(at index: Int) -> VerticalExtent {
    let place = locate(index)
    return VerticalExtent(
      top: Length(units: top(of: place)),
      height: Length(units: height(at: place))
    )
  }

  /// The row at a distance from the top of the content.
  ///
  /// A row owns its top edge and not its bottom edge, so a row of height 0 owns nothing. Above the
  /// content the answer is the first row, from the end of the content on the last one, and `nil`
  /// when there are no rows.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  ///
  /// Source: L-TREE-5.
  @inlinable
  public func row(at y: Length) -> Int? {
    if rowCount == 0 { return nil }
    if y.units < 0 { return 0 }
    if y.units >= totalUnits { return rowCount - 1 }
    return rowInside(y.units)
  }

  /// The rows that share more than an edge with an extent.
  ///
  /// The range runs from the first to the last such row; rows of height 0 between them are inside
  /// it. Without such a row the range is empty.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  ///
  /// Source: H-GEO-3.
  @inlinable
  public func rows(in extent: VerticalExtent) -> Range<Int> {
    let upper = max(extent.top.units, 0)
    let lower = min(extent.bottom.units, totalUnits)
    guard upper < lower else {
      let edge = extent.top.units < 0 ? 0 : rowCount
      return edge..<edge
    }
    // The last unit above the lower edge belongs to the last row that overlaps.
    return rowInside(upper)..<(rowInside(lower - 1) + 1)
  }
}
