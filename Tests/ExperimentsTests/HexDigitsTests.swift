import Testing

@testable import Experiments

@Suite struct HexDigitsTests {
  @Test func `A digest is 16 lower-case hex digits`() {
    #expect(HexDigits.text(of: 0) == "0000000000000000")
    #expect(HexDigits.text(of: 0xabc) == "0000000000000abc")
    #expect(HexDigits.text(of: UInt64.max) == "ffffffffffffffff")
  }
}
