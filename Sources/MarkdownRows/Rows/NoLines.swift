/// A sink for callers that only count lines.
struct NoLines: LineSink {
  @inline(__always)
  mutating func startLine(at byteOffset: Int) {}
  @inline(__always)
  mutating func endLine(scaledWidth: Int64) {}
}
