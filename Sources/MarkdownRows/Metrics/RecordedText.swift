internal import TimelineUnits

/// The words and break positions of a corpus, recorded once.
///
/// Rows of the corpus are prepared from it, and nothing is shaped. What is missing is counted,
/// never measured in another way.
///
/// Source: T-DET-6.
struct RecordedText: Equatable, Sendable {
  let unitsPerEm: Int64
  /// The width of a space in each style, in text units.
  let spaces: [Int64]
  /// The advance of a column of code, in text units.
  let column: Int64
  /// Ascending by style and bytes.
  let words: [RecordedWord]
  /// Ascending by hash and count.
  let leaves: [RecordedLeaf]

  /// The clusters of a word, or nil when the word was not recorded.
  ///
  /// - Complexity: O(*b* log *w*), where *b* is the number of bytes and *w* that of words.
  func clusters(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle
  ) -> [ClusterAdvance]? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = words[middle]
      let isBefore =
        entry.style == style
        ? entry.bytes.lexicographicallyPrecedes(word) : entry.style.rawValue < style.rawValue
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low].style == style, words[low].bytes.elementsEqual(word)
    else { return nil }
    return words[low].clusters
  }

  /// The break positions of a text, or nil when the text was not recorded.
  ///
  /// - Complexity: O(*b* + log *l*), where *b* is the number of bytes and *l* that of leaves.
  func positions(
    in text: UnsafeBufferPointer<UInt8>,
    _ tailoring: Tailoring
  ) -> [UInt32]? {
    let hash = StableHash.of(text)
    var (low, high) = (0, leaves.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = leaves[middle]
      let isBefore =
        entry.hash == hash ? entry.count < text.count : entry.hash < hash
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < leaves.count, leaves[low].hash == hash, leaves[low].count == text.count
    else { return nil }
    return leaves[low].positions(tailoring)
  }
}
