import Testing

@testable import MarkdownRows

@Suite struct LineSinkTests {
  @Test func `A sink keeps line starts or nothing`() {
    var starts = LineStarts()
    starts.startLine(at: 0)
    starts.startLine(at: 7)
    #expect(starts.offsets == [0, 7])
    var nothing = NoLines()
    nothing.startLine(at: 3)
    #expect(MemoryLayout<NoLines>.size == 0)
  }
}
