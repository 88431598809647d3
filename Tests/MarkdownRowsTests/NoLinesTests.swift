import Testing

@testable import MarkdownRows

@Suite struct NoLinesTests {
  @Test func `A sink for counting takes no memory`() {
    var sink = NoLines()
    sink.startLine(at: 1)
    #expect(MemoryLayout.size(ofValue: sink) == 0)
  }
}
