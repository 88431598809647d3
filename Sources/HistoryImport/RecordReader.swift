internal import StrictJSON

/// Reads the pieces of one format into rows.
protocol RecordReader {
  /// Reads a piece.
  mutating func read(_ piece: Piece, limits: JSONLimits) throws(ImportError)
  /// The history, after so many pieces.
  consuming func finish(pieces: Int) throws(ImportError) -> ImportedHistory
}
