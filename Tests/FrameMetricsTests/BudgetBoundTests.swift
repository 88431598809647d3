import Testing

@testable import FrameMetrics

@Suite struct BudgetBoundTests {
  @Test func `Below, at and above the limit: each bound allows its own side and the limit`() {
    func allowed(_ bound: BudgetBound) -> [Bool] {
      [4, 5, 6].map { bound.allows($0, limit: 5) }
    }
    #expect(allowed(.equals) == [false, true, false])
    #expect(allowed(.atMost) == [true, true, false])
    #expect(allowed(.atLeast) == [false, true, true])
  }

  @Test func `Tables print =, ≤ and ≥`() {
    #expect(BudgetBound.allCases.map(\.symbol.description) == ["=", "≤", "≥"])
  }
}
