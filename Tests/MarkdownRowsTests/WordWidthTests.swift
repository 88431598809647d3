import Testing

@testable import MarkdownRows

@Suite struct WordWidthTests {
  @Test func `Widths add up in both parts`() {
    var width = WordWidth.zero
    width += WordWidth(units: 3, clusters: 1)
    width += WordWidth(units: 4, clusters: 2)
    #expect(width == WordWidth(units: 7, clusters: 3))
  }
}
