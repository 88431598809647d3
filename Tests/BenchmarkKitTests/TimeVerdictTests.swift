import BenchmarkKit
import Testing

/// Covers `RatioInterval`.
@Suite struct TimeVerdictTests {
  private func verdict(_ low: Double, _ high: Double) -> TimeVerdict {
    TimeVerdict(RatioInterval(low: low, ratio: low, high: high), delta: 0.05)
  }

  /// BM-STAT-5.
  @Test func `The bounds against 5 % decide, and a small change for certain is the same`() {
    #expect(verdict(1.06, 1.2) == .worse)
    #expect(verdict(1.05, 1.2) == .inconclusive)
    #expect(verdict(0.5, 0.95) == .better)
    #expect(verdict(0.5, 1) == .inconclusive)
    #expect(verdict(1.01, 1.05) == .same)
    #expect(verdict(1 / 1.05, 1.05) == .same)
    #expect(verdict(0.9, 1.2) == .inconclusive)
    #expect(TimeVerdict(nil, delta: 0.05) == .inconclusive)
  }

  /// BM-TIME-6.
  @Test func `Worse needs a second set of pairs that says so too`() {
    #expect(TimeVerdict.worse.confirmed(by: .worse) == .worse)
    for second in [TimeVerdict.same, .better, .inconclusive] {
      #expect(TimeVerdict.worse.confirmed(by: second) == .inconclusive)
    }
    #expect(TimeVerdict.same.confirmed(by: .worse) == .same)
  }

  @Test func `The floor is the bound that lies farther from 1`() {
    #expect(RatioInterval(low: 0.8, ratio: 1, high: 1.1).floor == 0.25)
    #expect(abs(RatioInterval(low: 0.99, ratio: 1, high: 1.1).floor - 0.1) < 1e-12)
    #expect(RatioInterval(low: 1, ratio: 1, high: 1).floor == 0)
    #expect(abs(RatioInterval(low: 1, ratio: 1.1, high: 1.21).halfWidth - 0.1) < 1e-12)
  }
}
