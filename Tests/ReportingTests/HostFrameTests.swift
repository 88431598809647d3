import BenchmarkKit
import ChatScenarios
import Experiments
import StrictJSON
import Testing
import TimelineTrace
import TimelineUnits

@testable import Reporting

@Suite struct HostFrameTests {
  private func profile() throws -> RunProfile {
    let scenario = Scenario(
      name: try #require(ScenarioName("reveal/rows")),
      title: "Rows that are ready",
      device: "plain",
      duration: .seconds(1),
      rows: [RowGroup(source: .heights([.points(900), .points(120)]), preparation: .ready)]
    )
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: nil, fonts: nil))
    let compiled = try runner.compile(scenario, histories: Histories())
    return try ScenarioProfiler(rounds: 1).profile("reveal/rows") { _ throws(InputError) in compiled
    }
  }

  @Test func `Each frame of a profiled run has its cost, and its parts add up to it`() throws {
    let profile = try profile()
    let frames = HostFrame.all(in: profile)
    #expect(frames.count == profile.frames.count && frames.count > 50)
    for frame in frames {
      #expect(frame.parts.reduce(0) { $0 + $1.nanoseconds } == frame.nanoseconds)
    }
    #expect(frames.map(\.at) == profile.frames.map(\.at))
  }

  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `A profile's document for Perfetto passes the independent checker`() throws {
    let bytes = RunExport.perfetto(of: [try profile()])
    #expect(Records.isAccepted(bytes, as: "perfetto"))
  }
}
