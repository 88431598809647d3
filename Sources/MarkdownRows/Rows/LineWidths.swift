/// A sink that keeps how wide lines are, on the scale of `LineFill.limit`.
struct LineWidths: LineSink {
  var widths: [Int64] = []

  mutating func startLine(at byteOffset: Int) {}
  mutating func endLine(scaledWidth: Int64) { widths.append(scaledWidth) }
}
