/// The words that a shaper measured, for a recording.
final class WordLog {
  private var entries: [RecordedWord] = []

  func add(_ word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle, _ clusters: [ClusterAdvance]) {
    entries.append(RecordedWord(style: style, bytes: Array(word), clusters: clusters))
  }

  /// The words without repetitions, ascending by style and bytes.
  ///
  /// - Complexity: O(*w* log *w*), where *w* is the number of words.
  func words() -> [RecordedWord] {
    var unique: [RecordedWord] = []
    for entry in entries.sorted(by: RecordedWord.precedes) where unique.last != entry {
      unique.append(entry)
    }
    return unique
  }
}
