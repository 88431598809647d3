/// The clusters of long words and of words that were split, by style and bytes.
///
/// A table of 1,024 slots that is emptied when three quarters are used or when its clusters and
/// bytes would pass 196,608 bytes.
///
/// Source: T-FILL-4, T-WORD-4.
struct ClusterCache {
  private struct Slot {
    var bytes: Range<Int>
    var clusters: Range<Int>
    var style: FaceStyle
  }

  /// The number of bytes that the kept words and clusters may take.
  static let byteLimit = 196_608

  private static let slotCount = 1_024

  private var slots = [Slot?](repeating: nil, count: slotCount)
  private var bytes: [UInt8] = []
  private var clusters: [ClusterAdvance] = []
  private var used = 0

  /// The clusters of a word, or nil when the word is not known.
  ///
  /// - Complexity: O(*b*) expected, where *b* is the number of bytes of the word.
  func find(
    _ word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle
  ) -> ArraySlice<ClusterAdvance>? {
    var index = ClusterCache.slotIndex(word, style)
    while let slot = slots[index] {
      if slot.style == style && slot.bytes.count == word.count
        && bytes[slot.bytes].elementsEqual(word)
      {
        return clusters[slot.clusters]
      }
      index = (index + 1) % ClusterCache.slotCount
    }
    return nil
  }

  /// Keeps the clusters of a word that is not known.
  mutating func add(
    _ word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    _ found: ArraySlice<ClusterAdvance>
  ) {
    let stride = MemoryLayout<ClusterAdvance>.stride
    let size = word.count + found.count * stride
    guard size <= ClusterCache.byteLimit else { return }
    let total = bytes.count + clusters.count * stride + size
    if total > ClusterCache.byteLimit || used >= ClusterCache.slotCount / 4 * 3 { removeAll() }
    var index = ClusterCache.slotIndex(word, style)
    while slots[index] != nil { index = (index + 1) % ClusterCache.slotCount }
    slots[index] = Slot(
      bytes: bytes.count..<bytes.count + word.count,
      clusters: clusters.count..<clusters.count + found.count,
      style: style
    )
    bytes.append(contentsOf: word)
    clusters.append(contentsOf: found)
    used += 1
  }

  /// Forgets all words.
  mutating func removeAll() {
    for index in slots.indices { slots[index] = nil }
    bytes.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    used = 0
  }

  private static func slotIndex(_ word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> Int {
    guard let start = word.baseAddress else { return 0 }
    return Int(WordHash.hash(start, word.count, style)) % slotCount
  }
}
