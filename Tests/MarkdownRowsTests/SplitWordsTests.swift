import Testing

@testable import MarkdownRows

@Suite struct SplitWordsTests {
  /// T-FILL-4.
  @Test func `A word is split once, whatever the order of the words`() {
    var splits = SplitWords()
    var made: [Int] = []
    func clusters(_ index: Int) -> [ClusterAdvance] {
      splits.clusters(ofWord: index) {
        made.append(index)
        return [ClusterAdvance(units: UInt32(index), byteCount: 1, isTracked: true)]
      }
    }
    for index in [5, 1, 9, 5, 9, 1, 3] { #expect(clusters(index)[0].units == UInt32(index)) }
    #expect(made == [5, 1, 9, 3])
  }
}
