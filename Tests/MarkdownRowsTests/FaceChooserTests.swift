import Testing

@testable import MarkdownRows

@Suite struct FaceChooserTests {
  private func pieces(_ word: String) throws -> [FacePiece.Measure] {
    var chooser = FaceChooser(fonts: try FontSet.installed())
    var pieces: [FacePiece] = []
    Array(word.utf8).withUnsafeBufferPointer { chooser.split($0, .regular, into: &pieces) }
    #expect(pieces.first?.start ?? 0 == 0)
    #expect(pieces.last?.end ?? 0 == word.utf8.count)
    return pieces.map(\.measure)
  }

  /// T-FACE-4, T-FACE-5.
  @Test func `A word splits where the face or the script changes`() throws {
    #expect(try pieces("abc") == [.primary])
    #expect(try pieces("ab漢字c") == [.primary, .wide, .primary])
    #expect(try pieces("한국語") == [.hangul, .wide])
    #expect(try pieces("aб") == [.primary, .primary])
    #expect(try pieces("a1б") == [.primary, .primary])
    #expect(try pieces("e\u{301}") == [.primary])
    #expect(try pieces("a👍🏽b") == [.primary, .emoji, .primary])
    #expect(try pieces("❤\u{fe0f}\u{200d}🔥") == [.emoji])
    #expect(try pieces("1") == [.primary])
    #expect(try pieces("1\u{fe0f}\u{20e3}") == [.emoji])
  }
}
