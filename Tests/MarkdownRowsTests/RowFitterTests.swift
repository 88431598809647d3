import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowFitterTests {
  private func heights(_ text: String, widthPt: Int64) throws -> [BlockHeight] {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
    var row = measurer.prepare(MarkdownDocument(Array(text.utf8)))
    return measurer.blockHeights(&row, blocks: .oracle, width: .points(widthPt))
  }

  /// T-BLOCK-4, T-BLOCK-7.
  @Test func `Every block reports its height, lines and width`() throws {
    let heights = try heights("> - a\n> - b\n\nc", widthPt: 100)
    #expect(heights.map(\.height.points) == [56, 56, 24, 24, 24, 24, 24])
    #expect(heights.map(\.lines) == [0, 0, 0, 1, 0, 1, 1])
    #expect(heights.map(\.width.points) == [100, 84, 84, 60, 84, 60, 100])
  }

  /// T-BLOCK-6.
  @Test func `A table reports its rows and cells`() throws {
    let heights = try heights("|a|b|\n|-|-|\n|abcdef ghijklm|c|", widthPt: 100)
    #expect(heights.map(\.height.points) == [96, 36, 24, 24, 60, 48, 24])
    #expect(heights.map(\.lines) == [0, 0, 1, 1, 0, 2, 1])
    #expect(heights[2].width == .points(200))
  }

  /// T-BLOCK-6.
  @Test func `A line end inside a cell makes a second line`() throws {
    let heights = try heights("|a&#10;bc|\n|-|", widthPt: 100)
    #expect(heights.map(\.height.points) == [60, 60, 48])
    #expect(heights[2].width == .points(32))
  }
}
