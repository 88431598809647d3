import BenchmarkKit
import Testing
import TimelineUnits

@Suite struct HolmCorrectionTests {
  /// BM-STAT-7.
  @Test func `Each finding passes the level divided by those that are left, until one fails`() {
    #expect(HolmCorrection.standing([]) == [])
    #expect(HolmCorrection.standing([0.05]) == [true])
    #expect(HolmCorrection.standing([0.04, 0.01]) == [true, true])
    #expect(HolmCorrection.standing([0.04, 0.03]) == [false, false])
    // The third would pass alone, but the second has failed before it.
    #expect(HolmCorrection.standing([0.049, 0.001, 0.03]) == [false, true, false])
  }

  /// BM-STAT-7.
  @Test func `Among 20 things that did not change a mistake is made in about 5 % of 2,000 cases`() {
    var random = RandomSource(seed: 5)
    var corrected = 0
    var plain = 0
    for _ in 0..<2_000 {
      let likelihoods = (0..<20).map { _ in Double(random.below(1_000_000) + 1) / 1e6 }
      if HolmCorrection.standing(likelihoods).contains(true) { corrected += 1 }
      if likelihoods.contains(where: { $0 <= 0.05 }) { plain += 1 }
    }
    #expect(corrected > 50 && corrected < 150, "\(corrected)")
    #expect(plain > 1_000)
  }
}
