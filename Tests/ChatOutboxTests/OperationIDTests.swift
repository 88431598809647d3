import ChatOutbox
import Testing

/// Covers `HexText`.
@Suite struct OperationIDTests {
  @Test func `An id is 32 lower-case digits, both ways`() {
    let id = OperationID(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
    #expect(String(decoding: id.text, as: UTF8.self) == "0123456789abcdeffedcba9876543210")
    #expect(OperationID(id.text) == id)
  }

  @Test(arguments: ["", "0", "0123456789ABCDEF0123456789abcdef", "0123456789abcdef0123456789abcde"])
  func `Any other text is no id`(text: String) {
    #expect(OperationID(Array(text.utf8)) == nil)
  }
}
