/// Cuts a stream of bytes into the pieces that are read by themselves.
///
/// It holds the bytes that were taken last and the piece that is not complete yet, no more.
protocol PieceSource {
  /// Takes the next bytes; the pieces of those before have all been asked for.
  mutating func take(_ chunk: [UInt8])
  /// The next piece that is complete, or `nil` if more bytes are needed.
  mutating func next() throws(ImportError) -> Piece?
  /// The piece that the end of the stream completes, if there is one.
  mutating func end() throws(ImportError) -> Piece?
}
