/// A recorded corpus as a source of widths, with a count of what it lacks.
///
/// Source: T-DET-6.
final class RecordedSource {
  let text: RecordedText
  /// The words and leaves that were asked for and not recorded.
  private(set) var gaps = 0

  init(_ text: RecordedText) {
    self.text = text
  }

  func advance(of scalar: UInt32, _ style: FaceStyle) -> Int64 {
    scalar == 0x20 ? text.spaces[Int(style.rawValue)] : text.column
  }

  func width(of word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> WordWidth {
    var width = WordWidth.zero
    for cluster in find(word, style) {
      width.units += Int64(cluster.units)
      width.clusters += cluster.isTracked ? 1 : 0
    }
    return width
  }

  func appendClusters(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    to clusters: inout [ClusterAdvance]
  ) {
    clusters += find(word, style)
  }

  /// The break positions of a leaf; a leaf that was not recorded is one word.
  func positions(in leaf: UnsafeBufferPointer<UInt8>, _ tailoring: Tailoring) -> [UInt32] {
    guard !leaf.isEmpty else { return [] }
    if let found = text.positions(in: leaf, tailoring) { return found }
    gaps += 1
    return [UInt32(leaf.count)]
  }

  private func find(
    _ word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle
  ) -> [ClusterAdvance] {
    if let found = text.clusters(of: word, style) { return found }
    // Columns of code are not recorded word by word.
    if style == .mono && word.allSatisfy({ $0 < 0x80 }) {
      let column = ClusterAdvance(
        units: UInt32(clamping: text.column),
        byteCount: 1,
        isTracked: false
      )
      return Array(repeating: column, count: word.count)
    }
    gaps += 1
    return []
  }
}
