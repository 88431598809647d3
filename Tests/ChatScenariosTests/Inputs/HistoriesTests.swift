import ChatScenarios
import Testing

@Suite struct HistoriesTests {
  @Test func `Corpora are found by name, compared by bytes`() {
    var histories = Histories()
    histories.add(corpus: "a", rows: Scenarios.rows(["one"]))
    histories.add(corpus: "b", rows: Scenarios.rows(["one", "two"]))
    #expect(histories.rows(ofCorpus: "a")?.count == 1)
    #expect(histories.rows(ofCorpus: "b")?.count == 2)
    #expect(histories.rows(ofCorpus: "c") == nil)
    #expect(histories.input == nil)
  }
}
