import Testing

@testable import MarkdownRows

@Suite struct AdvanceTableTests {
  /// T-FONT-2.
  @Test func `Listed code points have their advance, others the style's, and marks none`() {
    let style = AdvanceTable.Style(standard: 5, listed: [(0x61, 7), (0x63, 9)])
    let table = AdvanceTable(unitsPerEm: 10, styles: FaceStyle.allCases.map { _ in style })
    #expect((0x60...0x64).map { table.advance(of: $0, .regular) } == [5, 7, 5, 9, 5])
    let width = Array("ae\u{301}c".utf8).withUnsafeBufferPointer { table.width(of: $0, .bold) }
    #expect(width == WordWidth(units: 21, clusters: 3))
    var clusters: [ClusterAdvance] = []
    Array("ae\u{301}c".utf8).withUnsafeBufferPointer {
      table.appendClusters(of: $0, .mono, to: &clusters)
    }
    #expect(clusters.map(\.units) == [7, 5, 9])
    #expect(clusters.map(\.byteCount) == [1, 3, 1])
    #expect(clusters.allSatisfy { !$0.isTracked })
    #expect(table == AdvanceTable(unitsPerEm: 10, styles: table.styles))
    #expect(table != .square(unitsPerEm: 10))
  }
}
