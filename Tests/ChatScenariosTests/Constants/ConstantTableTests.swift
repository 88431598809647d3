import ChatData
import ChatScenarios
import CollectionLayout
import MarkdownRows
import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// Covers `ConstantSetting+Option`.
@Suite struct ConstantTableTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try ConstantTable.setting(from: text)
      return nil
    } catch {
      return error.description
    }
  }

  private func tuning(_ texts: String...) throws -> AppTuning {
    var tuning = AppTuning()
    try ConstantTable.apply(texts.map(ConstantTable.setting), to: &tuning, at: "--set")
    return tuning
  }

  @Test func `Defaults, ranges and names in the app are those of the handbook's table`() {
    let table = ConstantTable.all.filter { !$0.key.hasPrefix("model.") }.map {
      "\($0.key) | \($0.appName ?? "-") | \($0.defaultText) | \($0.rangeText)"
    }
    #expect(
      table == [
        "render.overlayInterval | - | 100 ms | 0 ms to 2000 ms",
        "render.minInterval | liveStreamingRenderMinInterval | 1/6 s | 0 s to 5 s",
        "render.minIntervalComposerOpen | - | 0.5 s | 0 s to 5 s",
        "held.checkInterval | deferredUpdateRecoveryIntervalNanoseconds | 250 ms"
          + " | 16 ms to 5000 ms",
        "layout.estimatedHeight | - | 80 pt | 1 pt to 2000 pt",
        "rows.heightScale | - | 1 | 0.1 to 4",
        "rows.changedRow | - | -1 | -1 to 1000000",
        "rows.changedHeight | - | 80 pt | 0 pt to 10000 pt",
        "reveal.passDelay | passDelayNanoseconds | 32 ms | 4 ms to 500 ms",
        "reveal.stillPasses | - | 3 | 1 to 30",
        "reveal.tolerance | - | 0.5 pt | 0 pt to 20 pt",
        "reveal.maximumPasses | maximumSettlementPassCount | 63 | 2 to 10000",
        "reveal.passClock | - | sleepAfterWork | sleepAfterWork or fixedRate",
        "older.threshold | olderTimelinePreloadThreshold | 1800 pt | 0 pt to 50000 pt",
        "older.minInterval | - | 0.25 s | 0 s to 10 s",
        "older.staleAfter | - | 8 s | 0.5 s to 300 s",
        "older.maximumPagesUnderCover | - | 2 | 0 to 20",
        "prepend.liveHold | - | 1.5 s | 0 s to 30 s",
        "follow.duration | - | 1.5 s | 0.05 s to 30 s",
        "follow.minimumSpeed | - | 80 pt/s | 1 pt/s to 100000 pt/s",
        "follow.maximumSpeed | - | 2200 pt/s | 1 pt/s to 100000 pt/s",
        "follow.maximumStepTime | - | 100 ms | 8 ms to 1000 ms",
        "bottom.passDelay | - | 32 ms | 4 ms to 500 ms",
        "bottom.passDelayAfterAnimation | - | 350 ms | 0 ms to 5000 ms",
        "bottom.stablePasses | - | 2 | 1 to 30",
        "bottom.maximumPasses | - | 8 | 1 to 10000",
        "bottom.gapTolerance | - | 1 pt | 0 pt to 50 pt",
        "bottom.heightTolerance | - | 0.5 pt | 0 pt to 50 pt",
        "text.provisionalLine | - | held | held or exact",
        "text.tailoring | - | web | uax14 or web",
        "markdown.maximumRowBytes | - | 65536 | 1024 to 16777216",
        "markdown.maximumInlineRun | - | 4096 | 256 to 1048576",
        "markdown.maximumPipesPerLine | - | 64 | 4 to 4096",
        "markdown.maximumNesting | - | 32 | 4 to 1000",
        "markdown.maximumReferences | - | 64 | 0 to 4096",
        "markdown.maximumReferenceBytes | - | 4096 | 0 to 65536",
        "markdown.maximumLines | - | 4000 | 16 to 1000000",
        "markdown.maximumTableCells | - | 10000 | 1 to 1000000",
        "markdown.maximumAtSigns | - | 256 | 0 to 65536",
        "host.capacity | - | 6 | 1 to 64",
        "lease.renewEvery | - | 20 s | 1 s to 600 s",
        "lease.keepFor | - | 60 s | 1 s to 3600 s",
        "catchup.idle | - | 60 s | 1 s to 3600 s",
        "catchup.busy | - | 10 s | 1 s to 600 s",
        "catchup.jitter | - | 0.3 | 0 to 1",
        "load.timeout | - | 20 s | 1 s to 300 s",
      ]
    )
  }

  @Test func `Setting a key changes the tuning and nothing else`() throws {
    #expect(try tuning("reveal.passDelay=48ms").screen.reveal.passDelay == .milliseconds(48))
    #expect(try tuning("render.minInterval=1/4s").screen.render.minInterval == .milliseconds(250))
    #expect(try tuning("reveal.passClock=fixedRate").screen.reveal.passClock == .fixedRate)
    #expect(try tuning("model.passGranularity=perCell").screen.layout.granularity == .perCell)
    #expect(try tuning("model.heightEpsilon=onePoint").screen.layout.heightEpsilon == .onePoint)
    #expect(try tuning("model.anchorPolicy=anchorRow").screen.layout.anchorPolicy == .anchorRow)
    #expect(try tuning("model.anchorPolicy=bottomRow").screen.layout.anchorPolicy == .bottomRow)
    #expect(try tuning("model.compositionalAutoCompensation=on").screen.layout.autoCompensation)
    #expect(try tuning("model.prefetch=off").screen.layout.prefetch == .off)
    #expect(try tuning("model.osVersion=15").screen.layout.osVersion == 15)
    #expect(try tuning("model.estimates=runningAverage").screen.layout.estimates == .runningAverage)
    #expect(try tuning("model.decelerationRate=fast").screen.scroll.decelerationRate == .fast)
    #expect(try tuning("model.stopRule=halfPoint").screen.scroll.stopRule == .halfPoint)
    #expect(try tuning("model.bounceOmega=14.1").screen.scroll.bounceSpring == .omega14)
    #expect(try tuning("model.animatedScroll=0").screen.scroll.animatedScroll == .zero)
    #expect(try tuning("text.provisionalLine=exact").text.provisionalLine == .exact)
    #expect(try tuning("text.tailoring=uax14").text.tailoring == .uax14)
    #expect(try tuning("markdown.maximumLines=16").text.limits.lines == 16)
    #expect(try tuning("host.capacity=7").data.hostCapacity == 7)
    #expect(try tuning("lease.keepFor=90s").data.leaseKeepFor == .seconds(90))
    #expect(try tuning("catchup.jitter=0.25").data.catchUpJitter == 250)
    #expect(try tuning("load.timeout=2").data.loadTimeout == .seconds(2))
    #expect(try tuning("follow.maximumSpeed=900").screen.follow.maximumSpeed.pointsPerSecond == 900)
    for constant in ConstantTable.all {
      let isUpper = constant.key == "follow.maximumSpeed"
      let ends = constant.rangeText.split(separator: " ")
      let text = isUpper ? "100000" : String(ends[0])
      let setting = ConstantSetting(key: constant.key, text: text)
      var changed = AppTuning(
        screen: Tuning(
          reveal: RevealPolicy(stillPasses: 1),
          bottom: BottomPolicy(stablePasses: 1)
        )
      )
      try ConstantTable.apply([setting], to: &changed, at: "test")
      let keys = ConstantTable.differences(of: changed).map(\.key)
      let expected = ["reveal.stillPasses", "bottom.stablePasses", constant.key]
      #expect(keys.allSatisfy(expected.contains), "\(constant.key)")
    }
  }

  @Test func `Both ends of each range are accepted, and what lies beyond is refused`() {
    #expect(message("reveal.passDelay=4ms") == nil)
    #expect(message("reveal.passDelay=500ms") == nil)
    #expect(message("older.threshold=50000") == nil)
    #expect(
      message("reveal.passDelay=3.9ms")
        == "--set reveal.passDelay: 3.9 ms lies outside the range 4 ms to 500 ms"
    )
    #expect(message("reveal.passDelay=-4ms")?.contains("outside the range") == true)
    #expect(message("older.threshold=50001")?.contains("outside the range") == true)
  }

  @Test func `An unknown key, a missing value and a wrong unit are one line each`() {
    #expect(
      message("reveal.passdelay=48")
        == "--set reveal.passdelay: unknown key; nearest: reveal.passDelay, reveal.passClock, "
        + "bottom.passDelay"
    )
    #expect(message("reveal.passDelay") == "--set reveal.passDelay: write it as KEY=VALUE")
    #expect(
      message("reveal.passDelay=48pt")
        == "--set reveal.passDelay: 48pt is no time such as 48ms or 1/6s"
    )
    #expect(
      message("reveal.passClock=sometimes")
        == "--set reveal.passClock: sometimes is no choice of sleepAfterWork, fixedRate"
    )
  }

  @Test func `Relations between constants hold whatever the order of the settings`() throws {
    #expect(
      try tuning("reveal.maximumPasses=10", "reveal.stillPasses=9").screen.reveal.stillPasses == 9
    )
    #expect(throws: InputError.self) {
      try tuning("reveal.stillPasses=10", "reveal.maximumPasses=10")
    }
    #expect(throws: InputError.self) { try tuning("follow.maximumSpeed=79") }
    #expect(try tuning("follow.maximumSpeed=70", "follow.minimumSpeed=70") != AppTuning())
    #expect(throws: InputError.self) { try tuning("bottom.maximumPasses=1") }
  }

  @Test func `Differences name what is not at its default, and the marked switches always show`()
    throws
  {
    #expect(ConstantTable.differences(of: AppTuning()) == [])
    #expect(
      ConstantTable.differences(of: try tuning("reveal.passDelay=48ms", "older.threshold=0"))
        == [
          ConstantSetting(key: "reveal.passDelay", text: "48 ms"),
          ConstantSetting(key: "older.threshold", text: "0 pt"),
        ]
    )
    #expect(
      ConstantTable.alwaysShown(of: AppTuning()).map { $0.key + "=" + $0.text }
        == [
          "model.loopLimit=100", "model.passGranularity=batch", "model.heightEpsilon=pixel",
          "model.estimates=fixed", "model.anchorPolicy=handbook",
          "model.compositionalAutoCompensation=off", "model.prefetch=oneAhead",
          "model.osVersion=26", "model.decelerationRate=normal", "model.stopRule=25",
          "model.bounceOmega=10", "model.animatedScroll=300 ms", "text.provisionalLine=held",
          "text.tailoring=web",
        ]
    )
  }

  @Test func `Of two settings of one key the later one holds`() throws {
    #expect(
      try tuning("reveal.stillPasses=2", "reveal.stillPasses=5").screen.reveal.stillPasses == 5
    )
  }
}
