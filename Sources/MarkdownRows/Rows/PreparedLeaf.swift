/// A leaf's words and the width of its text on one line.
///
/// Source: T-PREP-1, T-FILL-7.
struct PreparedLeaf: Equatable, Sendable {
  /// The indices of the leaf's words in the prepared row.
  var words: Range<UInt32>
  /// Whether a mandatory break stands before the end of the text.
  var hasHardBreaks: Bool
  /// The tracked clusters of the whole text, spaces at its end left out.
  var clusters: UInt32
  /// The advance of the whole text in text units, spaces at its end left out.
  var units: Int64
}
