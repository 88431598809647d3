import ChatData
import Testing

@Suite struct LoadStateTests {
  @Test func `Every load state is read by its own word`() throws {
    for (state, word) in zip(LoadState.allCases, ["available", "unavailable"]) {
      #expect(state.name.description == word)
      let item = EnvelopeCase(word, nil) { $0.top["loadState"] = "\"\(word)\"" }
      #expect(try #require(item.envelope).loadState == state)
    }
  }
}
