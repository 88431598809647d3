import Testing

@testable import MarkdownRows

@Suite struct RecordedLeafTests {
  /// T-DET-6.
  @Test func `A leaf has positions for each tailoring`() {
    let leaf = RecordedLeaf(hash: 1, count: 5, uax14: [2, 5], web: [5])
    #expect(leaf.positions(.uax14) == [2, 5])
    #expect(leaf.positions(.web) == [5])
  }
}
