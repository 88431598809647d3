import Testing

@testable import Experiments

@Suite struct HexDigitsTests {
  @Test func `A digest is 16 lower-case hex digits`() {
    #expect(HexDigits.text(of: 0) == "0000000000000000")
    #expect(HexDigits.text(of: 0xabc) == "0000000000000abc")
    #expect(HexDigits.text(of: UInt64.max) == "ffffffffffffffff")
  }

  @Test func `Only 16 lower-case hex digits are read back`() {
    #expect(HexDigits.value(of: "0000000000000abc") == 0xabc)
    #expect(HexDigits.value(of: "ffffffffffffffff") == UInt64.max)
    for text in ["", "abc", "0000000000000ABC", "+000000000000abc", "00000000000000abc"] {
      #expect(HexDigits.value(of: text) == nil, "\(text)")
    }
  }
}
