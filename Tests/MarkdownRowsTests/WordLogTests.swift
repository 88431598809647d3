import Testing

@testable import MarkdownRows

@Suite struct WordLogTests {
  /// T-DET-6.
  @Test func `A log gives each word once, in order`() {
    let log = WordLog()
    for text in ["b", "a", "b"] {
      Array(text.utf8).withUnsafeBufferPointer { log.add($0, .regular, []) }
    }
    #expect(log.words().map(\.bytes) == [Array("a".utf8), Array("b".utf8)])
  }
}
