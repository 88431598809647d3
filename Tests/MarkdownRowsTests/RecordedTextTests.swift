import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RecordedTextTests {
  private static let text = RecordedText(
    unitsPerEm: 1_000,
    spaces: [250, 250, 250, 250, 600],
    column: 600,
    words: ["", "a", "ab", "b"].enumerated().map { index, word in
      RecordedWord(
        style: .regular,
        bytes: Array(word.utf8),
        clusters: [
          ClusterAdvance(units: UInt32(index), byteCount: 1, isTracked: true)
        ]
      )
    } + [RecordedWord(style: .bold, bytes: Array("a".utf8), clusters: [])],
    leaves: ["one", "two"].map { leaf in
      RecordedLeaf(
        hash: StableHash.of(leaf.utf8),
        count: 3,
        uax14: [3],
        web: [1, 3]
      )
    }.sorted { $0.hash < $1.hash }
  )

  /// T-DET-6.
  @Test func `Words are found by style and bytes, leaves by hash and length`() {
    func units(_ word: String, _ style: FaceStyle) -> [UInt32]? {
      Array(word.utf8).withUnsafeBufferPointer {
        RecordedTextTests.text.clusters(of: $0, style)?.map(\.units)
      }
    }
    #expect(units("ab", .regular) == [2])
    #expect(units("b", .regular) == [3])
    #expect(units("a", .bold) == [])
    #expect(units("b", .bold) == nil)
    #expect(units("abc", .regular) == nil)
    func positions(_ leaf: String, _ tailoring: Tailoring) -> [UInt32]? {
      Array(leaf.utf8).withUnsafeBufferPointer {
        RecordedTextTests.text.positions(in: $0, tailoring)
      }
    }
    #expect(positions("two", .uax14) == [3])
    #expect(positions("one", .web) == [1, 3])
    #expect(positions("three", .web) == nil)
  }
}
