import ChatScenarios
import MarkdownRows
import Testing

/// Covers `ScenarioContent`, `Scenario+Content`.
@Suite struct ScenarioContentTests {
  private static let rows = #"{"heightPt":100,"count":3}"#

  private func digest(_ text: String) throws -> UInt64 { try Scenarios.decode(text).fileDigest }

  /// BM-BASE-3: a better title makes no baseline stale.
  @Test func `White space, title, notes and rules do not count`() throws {
    let text = Scenarios.text(rows: ScenarioContentTests.rows)
    let base = try digest(text)
    #expect(base != 0)
    #expect(try digest(text.replacing(",", with: " ,\n ")) == base)
    #expect(try digest(text.replacing("A test", with: "Another title")) == base)
    let more = #""notes":"n","covers":["H-SETTLE-2"]"#
    #expect(try digest(Scenarios.text(rows: ScenarioContentTests.rows, more)) == base)
  }

  @Test(arguments: [
    (#""count":3"#, #""count":4"#), (#""durationMs":1000"#, #""durationMs":1001"#),
    (#""plain""#, #""iPhone 17""#), (#""count":3"#, #""count":3,"name":"a""#),
    (#"}]}"#, #"}],"seed":2}"#), (#"}]}"#, #"},{"heightPt":100,"count":3}]}"#),
  ])
  func `What goes into a run counts`(from: String, to: String) throws {
    let text = Scenarios.text(rows: ScenarioContentTests.rows)
    let changed = text.replacing(from, with: to)
    #expect(changed != text)
    #expect(try digest(changed) != digest(text))
  }

  @Test func `Rows of a corpus count by kind and text, those of the user's input do not`() throws {
    let scenario = try Scenarios.decode(Scenarios.text(rows: #"{"corpus":"chat"}"#))
    func digest(_ texts: [String], input: [String] = []) -> UInt64 {
      var histories = Histories()
      histories.add(corpus: "chat", rows: Scenarios.rows(texts))
      histories.input = Scenarios.rows(input)
      return scenario.contentDigest(with: histories)
    }
    let base = digest(["a", "b"])
    #expect(digest(["a", "b"], input: ["c"]) == base)
    #expect(digest(["a", "c"]) != base && digest(["ab", ""]) != base && digest(["a"]) != base)
    var other = scenario
    other.fileDigest = 1
    #expect(other.contentDigest(with: Histories()) != scenario.contentDigest(with: Histories()))
  }

  @Test func `No two scenarios of the catalogue have one digest`() throws {
    let catalog = try Scenarios.catalog()
    let digests = try catalog.names.map { try catalog.load($0).fileDigest }
    #expect(Set(digests).count == digests.count)
  }
}
