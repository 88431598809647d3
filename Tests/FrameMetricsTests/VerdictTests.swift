import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct VerdictTests {
  private let kept = Budget(.framesCount, .equals, parts: 0)
  private let missed = Budget(.framesCount, .atLeast, parts: 1)
  private let undefined = Budget(.revealMs, .atMost, parts: .max)

  private func verdict(_ budgets: [Budget]) throws -> Verdict {
    Verdict(budgets, of: try Measurements(RunBuilder().trace()))
  }

  @Test func `All budgets kept is a pass, one missed a fail`() throws {
    #expect(try verdict([kept]).outcome == .pass)
    #expect(try verdict([kept, missed, kept]).outcome == .fail)
    #expect(try verdict([kept, missed]).findings.map(\.isMet) == [true, false])
  }

  /// BM-PRIN-5.
  @Test func `No budget at all is not a pass`() throws {
    let verdict = try verdict([])
    #expect(verdict.outcome == .notJudged)
    #expect(!verdict.isPass)
  }

  @Test func `A budget on a metric without a value fails the run`() throws {
    #expect(try verdict([kept, undefined]).outcome == .fail)
  }
}
