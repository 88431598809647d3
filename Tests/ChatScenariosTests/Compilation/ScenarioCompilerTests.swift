import ChatScenarios
import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineSimulation
import TimelineUnits

@Suite struct ScenarioCompilerTests {
  @Test func `Rows, pages and rows of events are numbered in this order`() throws {
    let input = try Scenarios.compile(
      rows: #"{"heightPt":1,"count":2},{"heightsPt":[3]}"#,
      """
      "older":[{"rows":[{"heightPt":4,"count":2}],"latencyMs":250},\
      {"rows":[{"heightPt":6}],"latencyMs":1,"outcome":"isLost"}],\
      "events":[{"atMs":1,"event":"send","append":[{"heightPt":7}]}]
      """
    ).input
    #expect(input.rows.map(\.height.points) == [1, 1, 3, 4, 4, 6, 7])
    #expect(input.initial.map(\.rawValue) == [0, 1, 2])
    #expect(input.older.map { $0.rows.map(\.rawValue) } == [[3, 4], [5]])
    #expect(input.older.map(\.outcome) == [.succeeds, .isLost])
    #expect(input.older[0].latency == .milliseconds(250))
  }

  @Test func `Device, duration, first load and motion are taken over`() throws {
    let input = try Scenarios.compile(
      rows: #"{"heightPt":1}"#,
      #""firstLoadMs":120,"reduceMotion":true,"constants":{"reveal.stillPasses":"5"}"#
    ).input
    #expect(input.device == .plain)
    #expect(input.duration == .milliseconds(1_000))
    #expect(input.firstLoad == .milliseconds(120))
    #expect(input.reduceMotion)
    #expect(input.tuning.reveal.stillPasses == 5)
  }

  @Test func `Equal scenarios compile to equal events and rows`() throws {
    let stream =
      #""events":[{"atMs":0,"event":"stream","append":{"heightPt":8},"ptPerSecond":50,"#
      + #""everyMs":10,"jitterMs":9,"untilMs":900}]"#
    let inputs = try (0..<2).map { _ in
      try Scenarios.compile(rows: #"{"heightPt":1}"#, stream).input
    }
    #expect(inputs[0].events == inputs[1].events)
    #expect(inputs[0].rows == inputs[1].rows)
  }

  @Test func `A scenario over the input says so when there is none`() {
    let message = "this scenario runs over your own rows; give them with --input FILE"
    #expect(throws: InputError(place: "test/test", byteOffset: 97, message: message)) {
      try Scenarios.compile(rows: #"{"input":"all"}"#)
    }
  }

  @Test func `Generated rows have the seed's heights, or the text of a corpus`() throws {
    let heights = try Scenarios.compile(rows: #"{"generated":{"count":50}}"#).input
    #expect(heights.rows.count == 50)
    #expect(Set(heights.rows.map(\.height.units)).count > 10)
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["one two", "three four five"]))
    let texts = try Scenarios.compile(
      rows: #"{"generated":{"count":5,"like":"c"}}"#,
      histories: histories
    )
    #expect(texts.texts.count == 5)
    #expect(texts.texts.allSatisfy { $0 != nil })
  }
}
