import ChatScenarios
import Experiments
import FrameMetrics
import Reporting
import Testing

@Suite struct ComparedBaselineTests {
  private func junit(_ baseline: ComparedBaseline, _ runs: [RunEntry]) -> String {
    String(decoding: RunExport.junit(of: Records.record(runs), baseline), as: UTF8.self)
  }

  private func finding(_ name: String, _ kind: BaselineFinding.Kind) throws -> BaselineFinding {
    BaselineFinding(scenario: try #require(ScenarioName(name)), kind: kind)
  }

  private let worse = MetricDifference(
    metric: .workMeasures,
    before: .count(3),
    after: .count(4)
  )

  @Test func `What was not compared has no case for it`() throws {
    #expect(!junit(.none, [try Records.entry()]).contains("equal to the baseline"))
    var own = try Records.entry()
    own.input = RunInput(index: 0, digest: 1)
    #expect(!junit(.compared([], comparesInputs: false), [own]).contains("equal to the baseline"))
    #expect(junit(.compared([], comparesInputs: true), [own]).contains("equal to the baseline"))
  }

  /// BM-BASE-8.
  @Test func `A regression is a failure, an obstacle an error, an improvement neither`() throws {
    let run = try Records.entry("a/b")
    let failure = junit(
      .compared([try finding("a/b", .regression(worse))], comparesInputs: false),
      [run]
    )
    #expect(failure.contains("<failure type=\"regression\" message=\"work.measures is 4, was 3"))
    let error = junit(.compared([try finding("a/b", .missing)], comparesInputs: false), [run])
    #expect(error.contains("<error type=\"baseline\" message=\"not in the baseline"))
    let better = junit(
      .compared([try finding("a/b", .improvement(worse))], comparesInputs: false),
      [run]
    )
    #expect(better.contains("name=\"equal to the baseline\" time=\"0\"/>"))
  }

  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `An independent parser accepts the document, counts included`() throws {
    let findings = [
      try finding("a/b", .regression(worse)), try finding("c/d", .stale),
      try finding("e/f", .missing),
    ]
    let runs = [try Records.entry("a/b"), try Records.entry("e/f"), try Records.entry("g/h")]
    for baseline in [.compared(findings, comparesInputs: true), ComparedBaseline.absent] {
      let bytes = RunExport.junit(of: Records.record(runs), baseline)
      #expect(Records.isAccepted(bytes, as: "junit"))
    }
    #expect(junit(.absent, runs).contains("there is no baseline"))
  }
}
