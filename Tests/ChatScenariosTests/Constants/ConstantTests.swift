import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

@testable import ChatScenarios

@Suite struct ConstantTests {
  @Test func `Texts carry their unit`() throws {
    let constant = try #require(ConstantTable.constant("reveal.passDelay"))
    #expect(constant.defaultText == "32 ms")
    let tuning = AppTuning(
      screen: Tuning(reveal: RevealPolicy(passDelay: .milliseconds(7)))
    )
    #expect(constant.text(in: tuning) == "7 ms")
    #expect(constant.rangeText == "4 ms to 500 ms")
  }

  @Test func `The app has all constants but those that only the model and its text have`() {
    let own = ConstantTable.all.filter { !$0.isOfApp }.map(\.key)
    #expect(
      own == [
        "model.loopLimit", "model.passGranularity", "model.heightEpsilon",
        "model.estimates", "model.anchorPolicy", "model.compositionalAutoCompensation",
        "model.prefetch", "model.osVersion", "rows.heightScale", "rows.changedRow",
        "rows.changedHeight", "model.decelerationRate", "model.stopRule", "model.bounceOmega",
        "model.animatedScroll", "reveal.passClock", "follow.maximumStepTime",
        "text.provisionalLine", "text.tailoring", "markdown.maximumRowBytes",
        "markdown.maximumInlineRun", "markdown.maximumPipesPerLine", "markdown.maximumNesting",
        "markdown.maximumReferences", "markdown.maximumReferenceBytes", "markdown.maximumLines",
        "markdown.maximumTableCells", "markdown.maximumAtSigns", "load.timeout",
      ]
    )
  }

  @Test func `Every trade is a sentence of its own`() {
    let trades = ConstantTable.all.map(\.trade)
    #expect(trades.allSatisfy { $0.hasSuffix(".") && $0.count > 20 })
    #expect(Set(trades).count == trades.count)
  }
}
