import ChatScenarios
import TestSupport
import Testing
import TimelineTrace
import TimelineUnits

/// The traces of short runs, line by line, so that a review sees what a change does to a run.
@Suite struct GoldenTraceTests {
  /// The lines of a scenario's trace, without the frames that only repeat the one before.
  private func lines(_ name: String, seconds: Double) throws -> [String] {
    var scenario = try Scenarios.catalog().load(try #require(ScenarioName(name)))
    scenario.duration = Interval(seconds: seconds)
    var runner = ScenarioRunner(text: LengthMeasurer())
    let trace = try runner.trace(of: scenario, histories: Histories())
    let text = String(decoding: TraceText.text(of: trace), as: UTF8.self)
    var lastFrame = ""
    return text.split(separator: "\n").map(String.init).filter { line in
      guard let start = line.firstRange(of: " frame ")?.upperBound else { return true }
      let frame = String(line[start...])
      defer { lastFrame = frame }
      return frame != lastFrame
    }
  }

  @Test func `The trace of a reveal with all rows ready`() throws {
    try Golden.standard().expect(
      lines("reveal/all-ready", seconds: 0.3),
      in: "reveal-all-ready",
      lookAt: "four settle passes, first and three times still, then the reveal at 128 ms"
    )
  }

  @Test func `The trace of a reveal that waits for a row`() throws {
    try Golden.standard().expect(
      lines("reveal/rows-settle", seconds: 0.3),
      in: "reveal-rows-settle",
      lookAt: "three passes wait, the fourth is moved, three are still: the reveal at 224 ms"
    )
  }

  @Test func `The trace of the first renders of a streamed row`() throws {
    try Golden.standard().expect(
      lines("render/streaming-row", seconds: 1.9),
      in: "render-streaming-row",
      lookAt: "live renders a sixth of a second apart, each reconfigures the one row"
    )
  }

  @Test func `The trace of a row that begins to grow while the list follows it`() throws {
    try Golden.standard().expect(
      lines("follow/steady-growth-300", seconds: 1.4),
      in: "follow-steady-growth",
      lookAt: "every frame from 1 s on: the content grows by 5 pt, the offset follows more slowly"
    )
  }

  @Test func `The trace of a page that waits for the end of a drag`() throws {
    try Golden.standard().expect(
      lines("older/prepend-while-reading", seconds: 3.7).filter { line in
        !line.contains(" frame ") && !line.contains("touchMoved")
      },
      in: "older-prepend",
      lookAt: "the page is held, applied at rest, and the restore keeps the anchor in place"
    )
  }
}
