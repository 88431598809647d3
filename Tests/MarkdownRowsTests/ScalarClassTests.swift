import Testing

@testable import MarkdownRows

@Suite struct ScalarClassTests {
  /// T-FACE-2, T-FACE-4.
  @Test func `Marks stay with their base, and what asks for an emoji is known`() {
    for mark: UInt32 in [0x300, 0x200d, 0xfe0f, 0x20e3, 0x1f3fb, 0xe0067, 0x5b0, 0x64b] {
      #expect(ScalarClass.staysWithBase(mark))
    }
    for base: UInt32 in [0x61, 0x370, 0x200b, 0x1f44d, 0x1f1e6] {
      #expect(!ScalarClass.staysWithBase(base))
    }
    #expect(ScalarClass.asksForEmoji(0x31, before: 0x20e3))
    #expect(!ScalarClass.asksForEmoji(0x31, before: 0x32))
    #expect(ScalarClass.asksForEmoji(0x2614, before: nil))
    #expect(!ScalarClass.asksForEmoji(0x2600, before: nil))
    #expect(ScalarClass.isWide(0x6f22) && ScalarClass.isWide(0x3042) && !ScalarClass.isWide(0x61))
    #expect(ScalarClass.isHangulSyllable(0xac00) && !ScalarClass.isHangulSyllable(0xd7a4))
    #expect(ScalarClass.isRegionalIndicator(0x1f1e9))
    #expect(ScalarClass.isEmoji(0x23) && !ScalarClass.isEmoji(0x61))
  }
}
