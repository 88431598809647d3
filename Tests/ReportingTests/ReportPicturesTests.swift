import ChatScenarios
import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@testable import Experiments
@testable import Reporting

@Suite struct ReportPicturesTests {
  /// A trace of live changes and renders, and of frames that follow the bottom.
  private func trace(changes: Int, frames: Int, state: FrameState = .following) -> Trace {
    var recorder = TraceRecorder()
    let setup = RunSetup(
      viewport: Size(width: .points(390), height: .points(700)),
      insets: EdgeInsets(),
      scale: 3,
      refresh: .period(hertz: 60),
      estimatedHeight: .points(80),
      renderInterval: .milliseconds(250)
    )
    recorder.record(.began(setup), at: .zero)
    for index in 0..<max(changes, frames) {
      let at = Instant.zero + .milliseconds(Int64(100 * index))
      if index < changes {
        recorder.record(.input(.live, item: nil), at: at)
        recorder.record(.rendered(.live, changed: 1), at: at)
      }
      guard index < frames else { continue }
      recorder.record(
        .frame(
          FrameRecord(
            offset: .zero,
            contentHeight: .points(700 + Int64(index)),
            commanded: .zero,
            state: state
          )
        ),
        at: at
      )
    }
    recorder.record(.ended, at: .zero + .seconds(60))
    return recorder.finish()
  }

  private func run(
    _ name: String,
    _ metric: Metric,
    _ trace: Trace,
    constants: [ConstantSetting] = []
  ) throws -> ReportRun {
    var entry = try Records.entry(name, constants: constants)
    entry.measurements = Measurements([(metric, Measure(parts: 1, unit: metric.definition.unit))])
    return ReportRun(name: name, entry: entry, trace: trace)
  }

  private func pictures(_ runs: [ReportRun], _ bench: ReportBench = ReportBench()) -> [String] {
    ReportPictures(runs, bench).all
  }

  @Test func `Five reveals are a picture and four are none`() throws {
    let run = ReportRun(
      name: "a",
      entry: try Records.entry(),
      trace: TraceRecorder().finish()
    )
    #expect(pictures(Array(repeating: run, count: 4)).isEmpty)
    let five = pictures(Array(repeating: run, count: 5))
    #expect(five.count == 1 && five[0].contains("of each of 5 runs of this report"))
    // Times are counted by passes, which are as long as the runs say.
    var slow = run
    slow.entry.constants = [ConstantSetting(key: "reveal.passDelay", text: "100 ms")]
    #expect(pictures(Array(repeating: slow, count: 5)) != five)
  }

  /// M-CAD-1.
  @Test func `The cadence is that of the run with the most changes, held to its own interval`()
    throws
  {
    let runs = [
      try run("a/few", .cadenceMax, trace(changes: 9, frames: 0)),
      try run("a/many", .cadenceMax, trace(changes: 30, frames: 0)),
      try run("a/none", .revealMs, trace(changes: 90, frames: 0)),
    ]
    let found = pictures(runs)
    #expect(found.count == 1 && found[0].contains("(a/many)"))
    #expect(found[0].contains("allowed are 250 ms"))
    #expect(pictures([try run("a/b", .cadenceMax, trace(changes: 7, frames: 0))]).isEmpty)
  }

  /// M-LAG-1.
  @Test func `Without the runs of the theory, the two that follow the longest are shown`() throws {
    let runs = [
      try run("a/short", .followLagMax, trace(changes: 0, frames: 5)),
      try run("a/long", .followLagMax, trace(changes: 0, frames: 50)),
      try run("a/middle", .followLagMax, trace(changes: 0, frames: 20)),
      try run("a/dragged", .followLagMax, trace(changes: 0, frames: 90, state: .dragging)),
    ]
    let found = pictures(runs)
    #expect(found.count == 1 && found[0].contains(">a/long<") && found[0].contains(">a/middle<"))
    #expect(!found[0].contains("a/short") && !found[0].contains("a/dragged"))
    #expect(!found[0].contains("heory"))
  }

  @Test func `Theory is shown with the two runs that it is about, and not with other constants`()
    throws
  {
    let names = ["follow/steady-growth-300", "follow/steady-growth-300-gated"]
    let trace = trace(changes: 0, frames: 20)
    // What the scenario itself sets beside is no matter of the theory.
    let own = [ConstantSetting(key: "render.overlayInterval", text: "0 ms")]
    let runs = try names.map { try run($0, .followLagMax, trace, constants: own) }
    #expect(pictures(runs)[0].contains("theory: 450 pt"))
    let other = [ConstantSetting(key: "follow.gain", text: "1")]
    let turned = try names.map { try run($0, .followLagMax, trace, constants: other) }
    #expect(!pictures(turned)[0].contains("theory"))
  }

  @Test func `Costs are pictures where a record has their cases, and take the page's style`() throws
  {
    var bench = ReportBench()
    let names = ["layout/query-1000", "layout/query-10000", "markdown/fit", "other/case"]
    try bench.add(ReportBenchTests.record(names).json(), at: "bench.json")
    let found = pictures([], bench)
    #expect(found.count == 2)
    #expect(found[0].contains("swift, release build") && found[1].contains("fit at another width"))
    for svg in found { #expect(!svg.contains("<style") && !svg.contains("style=")) }
    let page = PictureStyle.page
    #expect(page.contains(":root[data-theme=\"dark\"] .pic") && page.contains("var(--ink)"))
  }

  /// Both styles know the same classes: a picture never loses a colour in a page.
  @Test func `Every class that a file's style colours is coloured by the page's, too`() {
    let classes = PictureStyle.css.matches(of: /\.pic \.([a-z]+)/).map { String($0.output.1) }
    #expect(Set(classes).count >= 18)
    for name in classes { #expect(PictureStyle.page.contains(".pic .\(name){"), "\(name)") }
  }
}
