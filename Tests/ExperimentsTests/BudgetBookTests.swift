import ChatScenarios
import Experiments
import FrameMetrics
import Testing

@Suite struct BudgetBookTests {
  private func book(_ members: String) throws -> BudgetBook {
    let text = #"{"schema":"timelinebench.budgets/1"\#(members.isEmpty ? "" : "," + members)}"#
    return try BudgetBook(Array(text.utf8), at: "b.json")
  }

  private func refusal(_ members: String) -> String? {
    do {
      _ = try book(members)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func budgets(_ book: BudgetBook, _ name: String) throws -> [Budget] {
    book.budgets(of: try #require(ScenarioName(name)))
  }

  @Test func `A scenario's own bounds replace the family's for a metric and add to the rest`()
    throws
  {
    let book = try book(
      """
      "everyScenario":{"faults.count":{"equals":0},"reveal.ms":{"atMost":1000}},
      "scenarios":{"a":{"reveal.ms":{"equals":128},"follow.lag.final":{"atLeast":445,"atMost":455}}}
      """
    )
    #expect(
      try budgets(book, "f/a") == [
        Budget(.faultsCount, .equals, parts: 0), Budget(.revealMs, .equals, value: 128),
        Budget(.followLagFinal, .atLeast, value: 445), Budget(.followLagFinal, .atMost, value: 455),
      ]
    )
    #expect(
      try budgets(book, "f/b") == [
        Budget(.faultsCount, .equals, parts: 0), Budget(.revealMs, .atMost, value: 1_000),
      ]
    )
  }

  @Test func `A need stands beside bounds, names one metric and is no bound itself`() throws {
    let book = try book(
      #""everyScenario":{"cadence.minInterval":{"atLeast":100,"needs":{"render.live":2}}}"#
    )
    let budget = try #require(try budgets(book, "f/a").first)
    #expect(budget.need == BudgetNeed(.renderLive, parts: 2))
    #expect(budget.bound == .atLeast)
    for needs in ["{}", #"{"render.live":2,"reveal.ms":1}"#, #"{"render.alive":2}"#, "2"] {
      let bounds = #"{"atLeast":100,"needs":\#(needs)}"#
      #expect(refusal(#""everyScenario":{"cadence.minInterval":\#(bounds)}"#) != nil)
    }
    let alone = #"{"needs":{"render.live":2}}"#
    #expect(refusal(#""everyScenario":{"cadence.minInterval":\#(alone)}"#) != nil)
  }

  @Test func `A third of 500 ms is exactly the render interval`() throws {
    let book = try book(#""everyScenario":{"cadence.minInterval":{"atLeast":166.66666666666666}}"#)
    #expect(try budgets(book, "f/a").map(\.limit.parts) == [117_600_000])
  }

  @Test func `Unknown metrics, bounds and keys are refused at their place`() {
    #expect(
      refusal(#""everyScenario":{"reveal.msec":{"equals":1}}"#)
        == "b.json: byte 53: FORMAT-3: everyScenario[\"reveal.msec\"]: unknown metric; "
        + "nearest: reveal.ms, reveal.passes, reveal.creep"
    )
    #expect(refusal(#""everyScenario":{"reveal.ms":{"is":1}}"#)?.contains("FORMAT-1") == true)
    #expect(refusal(#""everyScenario":{"reveal.ms":{"equals":"1"}}"#) != nil)
    let huge = refusal(#""everyScenario":{"reveal.ms":{"equals":1e300}}"#)
    #expect(huge?.contains("FORMAT-2") == true)
    #expect(refusal(#""all":{}"#)?.contains("FORMAT-1") == true)
  }

  @Test func `What is counted is held against whole numbers, and every metric has a bound`() throws
  {
    let half = refusal(#""everyScenario":{"faults.count":{"atMost":0.5}}"#)
    #expect(half?.contains("FORMAT-2") == true)
    #expect(half?.contains("what is counted has whole numbers") == true)
    _ = try book(#""everyScenario":{"faults.count":{"atMost":1.0},"reveal.ms":{"atMost":0.5}}"#)
    let bare = refusal(#""everyScenario":{"faults.count":{"equals":0},"reveal.ms":{}}"#)
    #expect(bare?.contains("FORMAT-1") == true)
    #expect(bare?.contains("a metric needs a bound") == true)
  }

  @Test func `Another version is refused`() {
    #expect(throws: InputError.self) {
      try BudgetBook(Array(#"{"schema":"timelinebench.budgets/2"}"#.utf8), at: "b.json")
    }
  }

  @Test func `Budgets of a scenario that does not exist would never fire and are refused`() throws {
    let book = try book(#""scenarios":{"all-redy":{}}"#)
    try book.check(slugs: ["all-redy"])
    #expect(
      throws: InputError(
        place: "b.json",
        byteOffset: 49,
        rule: "FORMAT-3",
        message: "there is no scenario all-redy; nearest: all-ready"
      )
    ) { try book.check(slugs: ["all-ready", "rows-settle"]) }
  }
}
