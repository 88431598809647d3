import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct FontSetTests {
  /// T-WORD-2.
  @Test func `Inter and JetBrains Mono together have 352,000 text units in an em`() throws {
    #expect(try FontSet.installed().unitsPerEm == 352_000)
  }

  /// T-FACE-1.
  @Test func `A missing file and a missing face are typed errors`() {
    #expect(throws: FontError.unreadable(path: "/none/opentype/inter/Inter-Regular.otf")) {
      try FontSet.installed(root: "/none")
    }
    let path = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
    let files = Array(repeating: FontFile(path: path, index: 3), count: 5)
    #expect(throws: FontError.noFace(path: path, index: 3)) { try FontSet(styles: files) }
  }

  /// T-DET-2.
  @Test func `Each file is named with a digest of 64 digits`() throws {
    let digests = try FontSet.installed().digests
    #expect(digests.count == 5)
    #expect(digests.map(\.name).last == "JetBrainsMono-Regular.ttf")
    #expect(digests.allSatisfy { $0.sha256.utf8.count == 64 })
  }
}
