import ChatScenarios
import FrameMetrics
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// The outcomes that follow from the handbook's arithmetic, computed and never scripted.
@Suite struct ScenarioRunnerTests {
  private func outcome(_ name: String) throws -> ScenarioOutcome {
    let catalog = try Scenarios.catalog()
    let scenario = try catalog.load(try #require(ScenarioName(name)))
    var histories = Histories()
    for corpus in scenario.corpora {
      let path = catalog.path(ofCorpus: corpus)
      let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      histories.add(corpus: corpus, rows: rows)
    }
    let fonts = scenario.measuresText ? try FontSet.installed() : nil
    var runner = ScenarioRunner(text: MarkdownMeasurer(fonts: fonts))
    return try runner.run(scenario, histories: histories)
  }

  private func values(_ name: String, _ metrics: Metric...) throws -> [Double?] {
    let measurements = try outcome(name).measurements
    return metrics.map { measurements[$0]?.value }
  }

  /// H-SETTLE-2.
  @Test func `A chat with all rows ready is uncovered at pass 4, after 128 ms`() throws {
    #expect(
      try values("reveal/all-ready", .revealMs, .revealPasses, .revealWaitFirst, .revealWaitStill)
        == [128, 4, 32, 96]
    )
  }

  /// H-REVEAL-1.
  @Test func `Three waits, a move and three still passes uncover at pass 7, after 224 ms`() throws {
    #expect(
      try values(
        "reveal/rows-settle",
        .revealMs,
        .revealPasses,
        .revealWaitWaiting,
        .revealWaitMoved,
        .revealWaitStill,
        .revealDeadlineHit
      ) == [224, 7, 96, 32, 96, 0]
    )
  }

  /// H-REVEAL-3.
  @Test func `A list that never holds still is uncovered at pass 63, after 2,016 ms`() throws {
    #expect(
      try values(
        "reveal/keeps-resizing",
        .revealMs,
        .revealPasses,
        .revealDeadlineHit,
        .revealWaitStill
      ) == [2_016, 63, 100, 0]
    )
  }

  /// H-REVEAL-2.
  @Test func `A short history asks for a page at pass 4 and is uncovered at pass 8 + 3`() throws {
    #expect(
      try values(
        "reveal/short-history",
        .revealMs,
        .revealPasses,
        .revealWaitOlderPage,
        .olderRequests
      ) == [352, 11, 96, 1]
    )
  }

  /// H-SETTLE-7.
  @Test func `A creep of 0.416 pt a pass is taken for still and reported as 1.25 pt`() throws {
    #expect(try values("reveal/slow-creep", .revealPasses, .revealCreep) == [4, 1.25])
  }

  /// H-MOTION-1, H-BOTTOM-3.
  @Test func `With Reduce Motion the list ends at the bottom, after a settle of 8 passes`() throws {
    #expect(try values("follow/reduce-motion", .stableCount, .followLagFinal) == [8, 0])
  }

  /// H-OLDER-2.
  @Test func `Seven requests fit into the 1.68 s of a drag near the top`() throws {
    #expect(try values("older/failing-page", .olderRequests) == [7])
  }

  /// H-CAD-3, H-COORD-2.
  @Test func `A streamed row renders 6 times a second, without a list snapshot, one row a render`()
    throws
  {
    let measured = try outcome("render/streaming-row").measurements
    #expect(measured[.cadenceMax] == .count(6))
    #expect(measured[.workListSnapshots] == .count(0))
    #expect(measured[.renderWaste]?.value == 0)
    #expect(measured[.workReconfigures] == measured[.renderLive])
    let interval = try #require(measured[.cadenceMinInterval])
    #expect(interval.parts == 117_600_000)
  }

  /// H-FOLLOW-6.
  @Test func `Behind 300 pt/s in every frame the gap settles at 450 pt and following stays on`()
    throws
  {
    let measured = try outcome("follow/steady-growth-300").measurements
    let final = try #require(measured[.followLagFinal]).value
    #expect(abs(final - 450) <= 5)
    #expect(measured[.followInterruptions] == .count(0))
  }

  /// H-PREPEND-4.
  @Test func `The anchor stays within 0.5 pt in every frame of two prepends`() throws {
    let measured = try outcome("older/prepend-while-reading").measurements
    #expect(try #require(measured[.anchorDriftWorst]).value <= 0.5)
    #expect(try #require(measured[.anchorDriftFinal]).value <= 0.5)
    #expect(try #require(measured[.shiftPtMax]).value <= 0.5)
    #expect(measured[.olderRequests] == .count(2))
  }

  @Test func `A real chat is revealed after its visible rows were prepared`() throws {
    let measured = try outcome("corpus/open-chat").measurements
    #expect(try #require(measured[.revealWaitPreparing]).value >= 32)
    #expect(measured[.revealDeadlineHit]?.value == 0)
    #expect(try #require(measured[.workMeasures]).value > 5)
  }

  @Test func `A real answer streams through both gates and is followed to its end`() throws {
    let measured = try outcome("corpus/stream-answer").measurements
    #expect(measured[.cadenceMax] == .count(6))
    #expect(measured[.workListSnapshots] == .count(1))
    #expect(measured[.followInterruptions] == .count(0))
    #expect(try #require(measured[.followLagFinal]).value <= 1)
    #expect(try #require(measured[.renderLive]).value > 50)
  }

  @Test func `Two pages reach a reader who goes back through a real chat`() throws {
    let measured = try outcome("corpus/read-older").measurements
    #expect(measured[.olderRequests] == .count(2))
    #expect(try #require(measured[.anchorDriftWorst]).value <= 0.5)
    #expect(measured[.holdAppliedWhileDragging] == .count(0))
  }

  /// U-ROW-2, U-ANCHOR-1, U-ANCHOR-9.
  ///
  /// A row that comes in from above at its estimate pushes what is below it down by what it is
  /// taller: without a correction the tallest one by all that it exceeds 80 pt. Under the anchor
  /// rule a row that is ready is made up for as it comes in, to half a pixel; one that is still in
  /// preparation has come in wholly by the time it is measured, and grows downwards like any other
  /// row in view.
  @Test
  func `Going back, the largest shift is the tallest row less 80 pt, or 0 by the anchor rule`()
    throws
  {
    var scenario = try ScreenFrames.scenario("corpus/read-older")
    let trace = try ScreenFrames.trace(scenario)
    let tallest = ScreenFrames.of(trace).filter { !$0.isCovered }
      .flatMap(\.rows).map(\.height).max()
    let shift = try Measurements(trace)[.shiftPtMax]
    #expect(shift?.parts == (try #require(tallest) - .points(80)).units)
    scenario.constants = [ConstantSetting(key: "model.anchorPolicy", text: "anchorRow")]
    let preparing = try Measurements(ScreenFrames.trace(scenario))[.shiftPtMax]
    #expect(try #require(preparing).value > 80)
    for index in scenario.rows.indices { scenario.rows[index].preparation = .ready }
    for page in scenario.older.indices {
      for index in scenario.older[page].rows.indices {
        scenario.older[page].rows[index].preparation = .ready
      }
    }
    let ready = try Measurements(ScreenFrames.trace(scenario))[.shiftPtMax]
    #expect(try #require(ready).value <= 0.5)
  }

  @Test func `Two runs of one scenario give one digest`() throws {
    let first = try outcome("render/streaming-row")
    let second = try outcome("render/streaming-row")
    #expect(first.isRepeatable && second.isRepeatable)
    #expect(first.digest == second.digest)
  }

  @Test func `Another seed gives another trace where something is drawn`() throws {
    let name = try #require(ScenarioName("render/streaming-row"))
    var scenario = try Scenarios.catalog().load(name)
    var runner = ScenarioRunner(text: LengthMeasurer())
    let digest = try runner.trace(of: scenario, histories: Histories()).digest
    scenario.seed = 2
    #expect(try runner.trace(of: scenario, histories: Histories()).digest != digest)
  }
}
