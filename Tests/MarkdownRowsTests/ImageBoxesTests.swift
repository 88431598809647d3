import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct ImageBoxesTests {
  private static let url = Array("https://example.org/a.png".utf8)

  private func heights(_ text: String, _ boxes: ImageBoxes?) throws -> [Double] {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
    var row = measurer.prepare(MarkdownDocument(Array(text.utf8)))
    var style = BlockStyle.oracle
    style.images = boxes
    return [Int64(320), 100].map {
      measurer.fit(&row, blocks: style, width: .points($0)).height.points
    }
  }

  /// T-BLOCK-11.
  @Test func `An image alone is a box, its size unknown, known or known late`() throws {
    let text = "![alt](https://example.org/a.png)"
    #expect(try heights(text, nil) == [24, 24])
    var boxes = ImageBoxes(unknownHeight: .points(180), maximumHeight: .points(400))
    #expect(try heights(text, boxes) == [180, 180])
    boxes.setSize(Size(width: .points(200), height: .points(100)), of: ImageBoxesTests.url)
    #expect(try heights(text, boxes) == [100, 50])
    boxes.setSize(Size(width: .points(100), height: .points(900)), of: ImageBoxesTests.url)
    #expect(try heights(text, boxes) == [400, 400])
    #expect(try heights("![alt](https://example.org/b.png)", boxes) == [180, 180])
  }

  @Test func `An image inside text stays its alternative text`() throws {
    let boxes = ImageBoxes(unknownHeight: .points(180), maximumHeight: .points(400))
    #expect(try heights("a ![alt](u) b", boxes) == [24, 48])
  }

  @Test func `Sizes are found among 500, and an image without width counts as unknown`() {
    var boxes = ImageBoxes(unknownHeight: .points(7), maximumHeight: .points(1_000))
    for index in 0..<500 {
      let size = Size(width: .points(10), height: .points(Int64(index)))
      boxes.setSize(size, of: Array("\(index)".utf8))
    }
    for index in 0..<500 {
      let key = ImageBoxes.key(of: Array("\(index)".utf8))
      #expect(boxes.height(ofKey: key, width: 9_999) == Length.points(Int64(index)).units)
    }
    boxes.setSize(.zero, of: Array("1".utf8))
    let key = ImageBoxes.key(of: Array("1".utf8))
    #expect(boxes.height(ofKey: key, width: 9_999) == Length.points(7).units)
  }
}
