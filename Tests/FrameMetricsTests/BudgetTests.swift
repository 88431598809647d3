import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct BudgetTests {
  /// A run whose reveal took 224 ms.
  private func measured() throws -> Measurements {
    var run = RunBuilder()
    run.add(.covered(epoch: 0))
    run.wait(ms: 224)
    run.add(.revealed(.still, pass: 7, creep: .zero))
    return try Measurements(run.trace())
  }

  @Test func `224 ms is exactly 224, at most 224 and at least 224`() throws {
    let run = try measured()
    for bound in BudgetBound.allCases {
      #expect(Budget(.revealMs, bound, value: 224)?.judge(run).isMet == true)
    }
    #expect(Budget(.revealMs, .atMost, value: 223)?.judge(run).isMet == false)
    #expect(Budget(.revealMs, .atLeast, value: 225)?.judge(run).isMet == false)
  }

  @Test func `One tick decides`() throws {
    let run = try measured()
    let ticks = Interval.milliseconds(224).ticks
    #expect(Budget(.revealMs, .atMost, parts: ticks - 1).judge(run).isMet == false)
    #expect(Budget(.revealMs, .equals, parts: ticks + 1).judge(run).isMet == false)
    #expect(Budget(.revealMs, .atLeast, parts: ticks + 1).judge(run).isMet == false)
  }

  /// BM-PRIN-5.
  @Test func `A metric without a value misses every budget`() throws {
    let run = try measured()
    for bound in BudgetBound.allCases {
      let finding = Budget(.followLagMax, bound, parts: 0).judge(run)
      #expect(!finding.isMet)
      #expect(finding.measured == nil)
    }
  }

  @Test func `A finding says where the value was met`() throws {
    let finding = Budget(.revealMs, .atMost, parts: 0).judge(try measured())
    #expect(finding.witness == Witness(at: .zero + .milliseconds(224)))
    #expect(finding.measured?.value == 224)
  }

  @Test func `A limit that is no number is refused`() {
    #expect(Budget(.revealMs, .atMost, value: .nan) == nil)
  }
}
