import Testing

@testable import MarkdownRows

@Suite struct FontFaceTests {
  private static let path = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"

  /// T-HB-2.
  @Test func `A face measures in its own units and knows its glyphs`() throws {
    let face = try FontFace(FontFile(path: FontFaceTests.path))
    #expect(face.unitsPerEm == 1_000)
    #expect(face.advance(of: 0x61) == 600)
    #expect(face.hasGlyph(for: 0x61))
    #expect(!face.hasGlyph(for: 0x6f22))
    #expect(face.digest.name == "JetBrainsMono-Regular.ttf")
  }

  @Test func `A file that is no font is refused`() {
    #expect(throws: FontError.self) { try FontFace(FontFile(path: #filePath)) }
    #expect(throws: FontError.self) { try FontFace(FontFile(path: FontFaceTests.path, index: -1)) }
  }
}
