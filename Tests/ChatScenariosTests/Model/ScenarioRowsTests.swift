import ChatScenarios
import Testing

@Suite struct ScenarioRowsTests {
  private func scenario(_ rows: String, _ members: String = "") throws -> Scenario {
    try Scenarios.decode(Scenarios.text(rows: rows, members))
  }

  @Test func `Corpora are named once each, in order of first use, wherever their rows come in`()
    throws
  {
    let scenario = try scenario(
      #"{"corpus":"b"},{"heightPt":1},{"corpus":"a"}"#,
      """
      "older":[{"rows":[{"corpus":"c"}],"latencyMs":1}],"events":[
      {"atMs":1,"event":"live","append":[{"corpus":"a"}]},
      {"atMs":1,"event":"send","append":[{"corpus":"d"}]},
      {"atMs":1,"event":"window","rows":[{"generated":{"count":1,"like":"e"}}]},
      {"atMs":1,"event":"stream","append":{"corpus":"f"},"bytesPerRevision":1,"everyMs":1}]
      """
    )
    #expect(scenario.corpora == ["b", "a", "c", "d", "e", "f"])
    #expect(scenario.measuresText)
    #expect(scenario.generatesText)
    #expect(!scenario.readsInput)
  }

  @Test func `Rows by height need no text`() throws {
    #expect(try !scenario(#"{"heightPt":1},{"heightsPt":[1,2]}"#).measuresText)
    #expect(try !scenario(#"{"generated":{"count":2}}"#).generatesText)
    #expect(try !scenario(#"{"corpus":"b"}"#).generatesText)
  }

  @Test func `A scenario fits an input that has the rows of every group`() throws {
    let stream = """
      "events":[{"atMs":1,"event":"stream","append":{"input":"lastReply"},"bytesPerRevision":1,\
      "everyMs":1}]
      """
    let scenario = try scenario(#"{"input":"beforeLastReply"}"#, stream)
    #expect(scenario.readsInput)
    #expect(scenario.fits(Scenarios.rows(["question", "reply"])))
    #expect(!scenario.fits(Scenarios.rows(["question"])))
    #expect(!scenario.fits(Array(Scenarios.rows(["", "reply alone"]).dropFirst())))
    #expect(!scenario.fits([]))
  }
}
