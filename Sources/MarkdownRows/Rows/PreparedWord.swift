/// A word with its widths, as line filling needs it: 16 bytes.
///
/// Source: T-PREP-2, T-WORD-1.
struct PreparedWord: Equatable, Sendable {
  /// The advance in text units; a word wider than 32 bits hold counts as the widest, which is more
  /// than 760 em and so wider than any line.
  var units: UInt32
  /// The advance of the spaces after the word, kept to 32 bits likewise.
  var spaceUnits: UInt32
  /// The byte offset of the word in the leaf's text; the top bit marks a mandatory break after it.
  var startAndMark: UInt32
  /// The tracked clusters of the word.
  var clusters: UInt16
  /// The tracked clusters of the spaces.
  var spaceClusters: UInt16

  /// The byte offset of the word in the leaf's text.
  var start: Int { Int(startAndMark & ~LineBreaker.mandatory) }
  /// Whether the line ends after the word.
  var isHard: Bool { startAndMark >= LineBreaker.mandatory }
}
