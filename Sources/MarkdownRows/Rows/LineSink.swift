/// Where line filling reports the lines that it starts.
protocol LineSink {
  /// A line starts at a byte offset of the leaf's text.
  mutating func startLine(at byteOffset: Int)
}
