/// Where line filling reports the lines that it starts and ends.
protocol LineSink {
  /// A line starts at a byte offset of the leaf's text.
  mutating func startLine(at byteOffset: Int)
  /// A line ends; its width is in 1/192 pt times the text units of an em.
  mutating func endLine(scaledWidth: Int64)
}
