import Testing

@testable import TimelineTrace

@Suite struct MixedNumberTests {
  private func text(_ value: Int64, base: UInt64) -> String {
    var bytes: [UInt8] = []
    MixedNumber.append(value, base: base, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `A value is whole parts and a fraction in lowest terms`() {
    #expect(text(0, base: 192) == "0")
    #expect(text(384, base: 192) == "2")
    #expect(text(96, base: 192) == "0_1/2")
    #expect(text(-100, base: 192) == "-0_25/48")
    #expect(text(11_760_000, base: 705_600) == "16_2/3")
    #expect(text(705_599, base: 705_600) == "0_705599/705600")
  }

  @Test func `The ends of 64 bits have a text, too`() {
    #expect(text(.min, base: 1) == "-9223372036854775808")
    #expect(text(.max, base: 1) == "9223372036854775807")
  }

  @Test func `The common divisor of all pairs up to 40 is the largest that divides both`() {
    for left in UInt64(1)...40 {
      for right in UInt64(1)...40 {
        let divisors = (1...40).filter { left % $0 == 0 && right % $0 == 0 }
        #expect(MixedNumber.commonDivisor(left, right) == divisors.last)
      }
    }
  }
}
