/// A word of a metrics file with its clusters.
///
/// Source: T-DET-6.
struct RecordedWord: Equatable, Sendable {
  /// The style of the word.
  var style: FaceStyle
  /// The word's bytes.
  var bytes: [UInt8]
  /// The word's clusters from first to last.
  var clusters: [ClusterAdvance]

  /// Whether a word comes before another: by style, then by bytes.
  static func precedes(_ left: RecordedWord, _ right: RecordedWord) -> Bool {
    left.style == right.style
      ? left.bytes.lexicographicallyPrecedes(right.bytes)
      : left.style.rawValue < right.style.rawValue
  }
}
