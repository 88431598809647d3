import Testing

@testable import MarkdownRows

@Suite struct TextVersionsTests {
  /// T-DET-2, T-ICU-6.
  @Test func `Each library names its version`() {
    for version in [
      TextVersions.cmarkGFM, TextVersions.harfBuzz, TextVersions.icu, TextVersions.unicode,
    ] {
      #expect(version.utf8.contains(UInt8(ascii: ".")))
      #expect(version.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } == true)
    }
    #expect(TextVersions.cmarkGFM.contains("gfm"))
  }
}
