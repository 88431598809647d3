import Testing
import TimelineUnits

@testable import TimelineTrace

@Suite struct TraceNumberTests {
  @Test
  func `Folding takes 0, −1, 1, −2, 2 to 0, 1, 2, 3, 4 and the ends of 64 bits to the last two`() {
    #expect([0, -1, 1, -2, 2].map(TraceNumber.folded) == [0, 1, 2, 3, 4])
    #expect(TraceNumber.folded(.max) == UInt64.max - 1)
    #expect(TraceNumber.folded(.min) == UInt64.max)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Unfolding undoes folding`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<1_000 {
      let value = Int64(bitPattern: random.next()) >> Int64(random.below(64))
      #expect(TraceNumber.unfolded(TraceNumber.folded(value)) == value)
    }
  }

  @Test func `The range ends at ±(2^53 − 1)`() {
    for sign: Int64 in [1, -1] {
      #expect(TraceNumber.isInRange(sign * ((1 << 53) - 1)))
      #expect(!TraceNumber.isInRange(sign * (1 << 53)))
    }
    #expect(!TraceNumber.isInRange(.min))
  }
}
