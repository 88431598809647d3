import Testing

@testable import MarkdownRows

@Suite struct RecordedSourceTests {
  /// T-DET-6.
  @Test func `Code is as wide as its columns, and an unknown word is a gap without width`() {
    let source = RecordedSource(
      RecordedText(unitsPerEm: 10, spaces: [1, 2, 3, 4, 5], column: 6, words: [], leaves: [])
    )
    #expect(source.advance(of: 0x20, .bold) == 2)
    #expect(source.advance(of: 0x30, .mono) == 6)
    func units(_ word: String, _ style: FaceStyle) -> Int64 {
      Array(word.utf8).withUnsafeBufferPointer { source.width(of: $0, style).units }
    }
    #expect(units("abc", .mono) == 18)
    #expect(source.gaps == 0)
    #expect(units("abc", .regular) == 0)
    #expect(source.gaps == 1)
    let positions = Array("abc".utf8).withUnsafeBufferPointer { source.positions(in: $0, .web) }
    #expect(positions == [3])
    #expect(source.gaps == 2)
  }
}
