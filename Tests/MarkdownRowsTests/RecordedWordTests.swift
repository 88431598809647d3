import Testing

@testable import MarkdownRows

@Suite struct RecordedWordTests {
  /// T-DET-6.
  @Test func `Words are ordered by style, then by bytes`() {
    func word(_ style: FaceStyle, _ text: String) -> RecordedWord {
      RecordedWord(style: style, bytes: Array(text.utf8), clusters: [])
    }
    let sorted = [word(.mono, "a"), word(.regular, "b"), word(.regular, "a")]
      .sorted(by: RecordedWord.precedes)
    #expect(sorted == [word(.regular, "a"), word(.regular, "b"), word(.mono, "a")])
  }
}
