import Testing

@testable import MarkdownRows

@Suite struct LineStartsTests {
  /// T-FILL-6.
  @Test func `Line starts come in the order of the lines`() {
    var starts = LineStarts()
    for offset in [0, 4, 9] {
      starts.startLine(at: offset)
      starts.endLine(scaledWidth: 7)
    }
    #expect(starts.offsets == [0, 4, 9])
  }
}
