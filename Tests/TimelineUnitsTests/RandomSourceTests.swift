import Testing
import TimelineUnits

@Suite struct RandomSourceTests {
  private func draws(_ count: Int, seed: UInt64) -> [UInt64] {
    var source = RandomSource(seed: seed)
    return (0..<count).map { _ in source.next() }
  }

  @Test func `The published vectors of SplitMix64 hold`() {
    #expect(
      draws(3, seed: 0)
        == [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]
    )
    #expect(
      draws(3, seed: 1_234_567)
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }

  @Test func `A split source does not depend on later draws`() {
    var parent = RandomSource(seed: 9)
    var child = parent.split()
    let first = child.next()
    var again = RandomSource(seed: 9)
    var twin = again.split()
    _ = again.next()
    let second = twin.next()
    #expect(first == second)
    #expect(first != draws(1, seed: 9)[0])
  }

  @Test func `Draws stay below the bound and reach every value about equally often`() {
    var random = RandomSource(seed: 5)
    for bound in [1, 2, 3, 7, 10, 64] {
      var counts = [Int](repeating: 0, count: bound)
      for _ in 0..<bound * 2_000 { counts[random.below(bound)] += 1 }
      // 2,000 expected with a deviation below 45: nine deviations on either side.
      for count in counts { #expect(count > 1_600 && count < 2_400) }
    }
  }

  @Test func `A bound above half the range is not biased towards small values`() {
    var random = RandomSource(seed: 11)
    // Without rejection the lower third of 3 × 2^61 values would come up in 3 of 8 draws.
    let third = 1 << 61
    var lower = 0
    for _ in 0..<30_000 where random.below(3 * third) < third { lower += 1 }
    #expect(lower > 9_600 && lower < 10_400)
  }

  @Test func `A closed range reaches both ends, one value is always that value`() {
    var random = RandomSource(seed: 2)
    var seen = [Bool](repeating: false, count: 5)
    for _ in 0..<500 { seen[random.within(-2...2) + 2] = true }
    #expect(seen.allSatisfy { $0 })
    let only = random.within(7...7)
    #expect(only == 7)
  }

  @Test func `Chances of 0 and 1 are certain`() {
    var random = RandomSource(seed: 3)
    for _ in 0..<100 {
      let never = random.chance(0, in: 4)
      let always = random.chance(4, in: 4)
      #expect(!never && always)
    }
  }
}
