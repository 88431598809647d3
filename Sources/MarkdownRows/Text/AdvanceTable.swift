/// Advances a code point each, for text that no font file measures.
///
/// Every code point outside the table has the style's default advance; marks and joiners have none.
///
/// Source: T-FONT-2.
struct AdvanceTable: Equatable, Sendable {
  /// The advances of one style, in text units.
  struct Style: Equatable, Sendable {
    /// The advance of a code point that is not listed.
    var standard: Int64
    /// The advances by code point, in ascending order of code points.
    var listed: [(scalar: UInt32, units: Int64)]

    static func == (left: Style, right: Style) -> Bool {
      left.standard == right.standard && left.listed.count == right.listed.count
        && zip(left.listed, right.listed).allSatisfy { $0 == $1 }
    }
  }

  let unitsPerEm: Int64
  /// One entry a style, in the order of `FaceStyle`.
  let styles: [Style]

  /// Creates a table in which every code point is as wide as the em.
  static func square(unitsPerEm: Int64) -> AdvanceTable {
    let style = Style(standard: unitsPerEm, listed: [])
    return AdvanceTable(
      unitsPerEm: unitsPerEm,
      styles: FaceStyle.allCases.map { _ in style }
    )
  }

  func advance(of scalar: UInt32, _ style: FaceStyle) -> Int64 {
    let entries = styles[Int(style.rawValue)]
    var (low, high) = (0, entries.listed.count)
    while low < high {
      let middle = (low + high) / 2
      if entries.listed[middle].scalar < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < entries.listed.count, entries.listed[low].scalar == scalar else {
      return entries.standard
    }
    return entries.listed[low].units
  }

  func width(of word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> WordWidth {
    var width = WordWidth.zero
    visit(word, style) { units, _, isTracked in
      width.units += Int64(units)
      width.clusters += isTracked ? 1 : 0
    }
    return width
  }

  func appendClusters(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    to clusters: inout [ClusterAdvance]
  ) {
    visit(word, style) { units, byteCount, isTracked in
      clusters.append(ClusterAdvance(units: units, byteCount: byteCount, isTracked: isTracked))
    }
  }

  /// Calls `body` for each code point together with the marks after it.
  private func visit(
    _ word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    _ body: (_ units: UInt32, _ byteCount: UInt16, _ isTracked: Bool) -> Void
  ) {
    var scalars = ScalarReader(word)
    var start = 0
    var units: Int64 = 0
    var isEmpty = true
    while let scalar = scalars.next() {
      let isMark = ScalarClass.staysWithBase(scalar)
      if !isMark || isEmpty {
        if !isEmpty {
          body(UInt32(clamping: units), UInt16(clamping: scalars.start - start), style != .mono)
        }
        start = scalars.start
        units = isMark ? 0 : advance(of: scalar, style)
        isEmpty = false
      }
    }
    if !isEmpty {
      body(UInt32(clamping: units), UInt16(clamping: word.count - start), style != .mono)
    }
  }
}
