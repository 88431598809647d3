import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

/// Covers `BudgetNeed`.
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

  @Test func `A run without what a budget needs is not judged by it, one that has it is`() throws {
    var idle = missed
    idle.need = BudgetNeed(.renderLive, parts: 1)
    let verdict = try verdict([kept, idle])
    #expect(verdict.outcome == .pass)
    #expect(verdict.findings.map(\.isSkipped) == [false, true])
    #expect(try self.verdict([idle]).outcome == .notJudged)
    idle.need = BudgetNeed(.renderLive, parts: 0)
    #expect(try self.verdict([idle]).outcome == .fail)
    // A metric without a value has not what is needed.
    idle.need = BudgetNeed(.cadenceMinInterval, parts: 0)
    #expect(try self.verdict([idle]).outcome == .notJudged)
  }
}
