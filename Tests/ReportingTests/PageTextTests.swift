import Testing

@testable import Reporting

@Suite struct PageTextTests {
  /// INJ-2.
  @Test func `No JSON can end its block, begin a comment or end a line of a script`() {
    let text = "\"</script><!--&\u{2028}\u{2029}é\""
    let json = String(decoding: PageText.json(Array(text.utf8)), as: UTF8.self)
    #expect(json == "\"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029é\"")
  }

  @Test func `Half a line separator at the end is left alone`() {
    #expect(PageText.json([0xe2, 0x80]) == [0xe2, 0x80])
    #expect(PageText.json([0xe2, 0x80, 0xaa]) == [0xe2, 0x80, 0xaa])
  }
}
