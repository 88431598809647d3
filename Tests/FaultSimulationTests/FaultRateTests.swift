import FaultSimulation
import Testing
import TimelineUnits

@Suite struct FaultRateTests {
  @Test func `A class that is off never happens, one at 1,000 always`() {
    var random = RandomSource(seed: 1)
    let off = (0..<1_000).filter { _ in FaultRate.off.happens(&random) }
    let always = (0..<1_000).filter { _ in FaultRate(perMille: 1_000).happens(&random) }
    #expect(off.isEmpty)
    #expect(always.count == 1_000)
  }

  @Test func `A rate of 250 happens in 2,300 to 2,700 of 10,000 chances`() {
    var random = RandomSource(seed: 2)
    let count = (0..<10_000).filter { _ in FaultRate(perMille: 250).happens(&random) }.count
    #expect((2_300...2_700).contains(count))
  }

  @Test func `A class that is off draws as often as one that is on`() {
    var first = RandomSource(seed: 3)
    var second = RandomSource(seed: 3)
    for _ in 0..<10 {
      _ = FaultRate.off.happens(&first)
      _ = FaultRate(perMille: 999).happens(&second)
    }
    #expect(first.next() == second.next())
  }
}
