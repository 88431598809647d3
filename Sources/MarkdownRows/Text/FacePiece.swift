/// A stretch of a word that one face, or one width rule, measures.
///
/// Source: T-FACE-5.
struct FacePiece: Equatable {
  /// What measures a piece.
  enum Measure: Equatable {
    /// The style's own face.
    case primary
    /// A face of the fallback list.
    case fallback(Int)
    /// The rule for emoji: 1.245 em a cluster.
    case emoji
    /// The rule for ideographs: 1 em.
    case wide
    /// The rule for Hangul syllables: 0.92 em.
    case hangul
  }

  var measure: Measure
  /// The script that the piece is shaped for, or nil while only common characters were seen.
  var script: UInt32?
  /// The byte offsets in the word.
  var start: Int
  var end: Int
}
