import ChatScenarios
import FrameMetrics
import MarkdownRows
import Testing
import TimelineUnits

/// A constant that changes no measurement of any scenario is either not wired up or not covered.
///
/// Source: DESIGN, decision "handbook rules".
@Suite struct ConstantEffectTests {
  /// For each key a value and a scenario whose measurements change with it.
  private static let effects = [
    ("render.overlayInterval", "400ms", "render/streaming-row"),
    ("render.minInterval", "1/2s", "render/streaming-row"),
    ("render.minIntervalComposerOpen", "1s", "render/composer-open"),
    ("layout.estimatedHeight", "30pt", "reveal/all-ready"),
    ("rows.heightScale", "0.5", "reveal/short-rows"),
    ("rows.changedRow", "29", "reveal/short-rows"),
    ("model.loopLimit", "1", "reveal/short-rows"),
    ("model.passGranularity", "perCell", "reveal/all-ready"),
    ("model.heightEpsilon", "onePoint", "reveal/slow-creep"),
    ("reveal.passDelay", "48ms", "reveal/all-ready"),
    ("reveal.stillPasses", "4", "reveal/all-ready"),
    ("reveal.tolerance", "0.3pt", "reveal/slow-creep"),
    ("reveal.maximumPasses", "20", "reveal/keeps-resizing"),
    ("older.threshold", "100pt", "reveal/short-history"),
    ("older.minInterval", "2s", "older/failing-page"),
    ("older.staleAfter", "2s", "older/lost-page"),
    ("older.maximumPagesUnderCover", "0", "reveal/short-history"),
    ("prepend.liveHold", "0.1s", "older/live-while-restoring"),
    ("follow.duration", "3s", "follow/steady-growth-300"),
    ("follow.minimumSpeed", "200pt/s", "follow/after-send"),
    ("follow.maximumSpeed", "900pt/s", "follow/after-send"),
    ("follow.maximumStepTime", "8ms", "follow/steady-growth-300"),
    ("bottom.passDelay", "200ms", "follow/bottom-creep"),
    ("bottom.stablePasses", "6", "follow/after-send"),
    ("bottom.maximumPasses", "2", "follow/reduce-motion"),
    ("bottom.gapTolerance", "0pt", "follow/after-send"),
    ("bottom.heightTolerance", "0pt", "follow/bottom-creep"),
    ("held.checkInterval", "3s", "hold/drag-while-streaming"),
    ("model.anchorPolicy", "chatLayout", "hold/drag-while-streaming"),
    ("model.prefetch", "off", "follow/after-send"),
    ("model.decelerationRate", "fast", "scroll/fling-and-bounce"),
    ("reveal.passClock", "fixedRate", "hitch/passes-with-work"),
    ("model.stopRule", "halfPoint", "scroll/fling-and-bounce"),
    ("model.bounceOmega", "14.1", "scroll/fling-and-bounce"),
    ("model.animatedScroll", "1000ms", "scroll/to-row"),
    ("bottom.passDelayAfterAnimation", "10ms", "scroll/to-row"),
    ("model.estimates", "runningAverage", "prepend/first-prepend-after-open"),
    ("model.compositionalAutoCompensation", "on", "prepend/first-prepend-after-open"),
    ("model.osVersion", "14", "older/prepend-while-reading"),
    ("host.capacity", "7", "hosts/seventh-chat"),
    ("lease.renewEvery", "50s", "hosts/lost-renewals"),
    ("lease.keepFor", "30s", "hosts/lost-renewals"),
    ("catchup.idle", "20s", "hosts/quiet-chat-catches-up"),
    ("catchup.busy", "20s", "hosts/run-catches-up"),
    ("catchup.jitter", "0", "hosts/run-catches-up"),
    ("load.timeout", "30s", "hosts/answer-after-timeout"),
  ]

  /// For each key of text a value and a scenario over the rows of `ownRows` whose measurements
  /// change with it.
  private static let textEffects = [
    ("text.provisionalLine", "exact", "input/stream-reply"),
    ("text.tailoring", "uax14", "input/open"),
    ("markdown.maximumRowBytes", "1024", "input/open"),
    ("markdown.maximumInlineRun", "256", "input/open"),
    ("markdown.maximumPipesPerLine", "4", "input/open"),
    ("markdown.maximumNesting", "4", "input/open"),
    ("markdown.maximumReferences", "0", "input/open"),
    ("markdown.maximumReferenceBytes", "0", "input/open"),
    ("markdown.maximumLines", "16", "input/open"),
    ("markdown.maximumTableCells", "1", "input/open"),
    ("markdown.maximumAtSigns", "0", "input/open"),
  ]

  /// Ten pairs of a question and a reply that comes near every limit of the guard.
  private static var ownRows: [TextRow] {
    let line = String(repeating: "some words of a long line ", count: 14)
    let table = "\n| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |\n"
    let item = "\n- https://example.org/a/long/path/to/some/place/of/no/meaning"
    let tag = "\n\n<https://example.org/a> is one of many places to look at"
    let reply =
      "# Title\n\n\(line)\n\(table)\n> > > > > deep\n\n[a]: /b\n\nask [a] or me@example.org\n"
      + String(repeating: item, count: 9) + String(repeating: tag, count: 9)
    return Scenarios.rows((0..<10).flatMap { ["Question \($0)?", reply] })
  }

  @Test(arguments: effects)
  func `A key changes a measurement`(key: String, value: String, name: String) throws {
    var scenario = try Scenarios.catalog().load(#require(ScenarioName(name)))
    var runner = ScenarioRunner(text: LengthMeasurer())
    let before = try runner.run(scenario, histories: Histories())
    scenario.constants.append(ConstantSetting(key: key, text: value))
    let after = try runner.run(scenario, histories: Histories())
    let changed = Metric.allCases.filter { before.measurements[$0] != after.measurements[$0] }
    #expect(!changed.isEmpty)
  }

  @Test(arguments: textEffects)
  func `A key of text changes a measurement`(key: String, value: String, name: String) throws {
    var scenario = try Scenarios.catalog().load(#require(ScenarioName(name)))
    var histories = Histories()
    histories.input = ConstantEffectTests.ownRows
    var runner = ScenarioRunner(text: MarkdownMeasurer(fonts: try FontSet.installed()))
    let before = try runner.run(scenario, histories: histories)
    scenario.constants.append(ConstantSetting(key: key, text: value))
    let after = try runner.run(scenario, histories: histories)
    let changed = Metric.allCases.filter { before.measurements[$0] != after.measurements[$0] }
    #expect(!changed.isEmpty)
  }

  @Test func `The height of the changed row changes a measurement`() throws {
    var scenario = try Scenarios.catalog().load(#require(ScenarioName("reveal/short-rows")))
    var runner = ScenarioRunner(text: LengthMeasurer())
    scenario.constants.append(ConstantSetting(key: "rows.changedRow", text: "29"))
    let before = try runner.run(scenario, histories: Histories())
    scenario.constants.append(ConstantSetting(key: "rows.changedHeight", text: "300pt"))
    let after = try runner.run(scenario, histories: Histories())
    #expect(before.measurements != after.measurements)
  }

  @Test func `Every key is covered`() {
    let covered =
      ConstantEffectTests.effects.map(\.0) + ConstantEffectTests.textEffects.map(\.0)
      + ["rows.changedHeight"]
    #expect(ConstantTable.keys.filter { !covered.contains($0) } == [])
    #expect(Set(covered).count == covered.count)
  }
}
