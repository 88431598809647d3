import BenchmarkKit
import Experiments
import Testing

@Suite struct BenchFindingTests {
  /// BM-STAT-2.
  @Test func `A ratio needs two positive figures`() {
    func ratio(_ base: Double?, _ head: Double?) -> Double? {
      BenchFinding(
        name: "a",
        what: "figure",
        tier: .exact,
        base: base,
        head: head,
        verdict: .same
      ).ratio
    }
    #expect(ratio(2, 3) == 1.5)
    #expect(ratio(0, 3) == nil && ratio(2, 0) == nil)
    #expect(ratio(nil, 3) == nil && ratio(2, nil) == nil)
  }
}
