/// A sink that keeps where lines start.
struct LineStarts: LineSink {
  var offsets: [Int] = []

  mutating func startLine(at byteOffset: Int) { offsets.append(byteOffset) }
  mutating func endLine(scaledWidth: Int64) {}
}
