import Testing

@testable import MarkdownRows

@Suite struct WebBreakRuleTests {
  /// T-WEB-3.
  @Test func `Openers break after 20 bytes, hyphens and question marks before most`() {
    let printable = UInt8(0x21)...0x7e
    for opener in "([{<".utf8 {
      #expect(printable.filter { WebBreakRule.allows($0, opener) }.count >= 20)
      #expect(WebBreakRule.allows(UInt8(ascii: ")"), opener))
      #expect(!WebBreakRule.allows(UInt8(ascii: "a"), opener))
    }
    for first in "-?".utf8 {
      #expect(WebBreakRule.allows(first, UInt8(ascii: "a")))
      #expect(!WebBreakRule.allows(first, UInt8(ascii: ".")))
    }
    #expect(!WebBreakRule.allows(UInt8(ascii: "/"), UInt8(ascii: "a")))
    for second in printable { #expect(WebBreakRule.allows(0x20, second)) }
    #expect(!WebBreakRule.allows(0x20, 0x20))
  }

  /// T-WEB-3.
  @Test func `A hyphen breaks before a digit only after a letter or a digit`() {
    for (text, expected) in [("a-1", true), ("1-1", true), (" -1", false), ("--1", false)] {
      let allows = Array(text.utf8).withUnsafeBufferPointer {
        WebBreakRule.allowsAfterHyphen($0, at: 2)
      }
      #expect(allows == expected)
    }
  }
}
