import Testing

@testable import MarkdownRows

@Suite struct GuardByteTests {
  /// T-GUARD-2.
  @Test func `11 bytes are special, the blanks are two`() {
    let special = (UInt8(0)...255).filter { GuardByte.special[Int($0)] == 1 }
    #expect(special == Array("\n\r!():?@[]|".utf8))
    #expect((UInt8(0)...255).filter { GuardByte.isBlank($0) } == [9, 32])
  }
}
