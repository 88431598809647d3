import ChatData
import Testing

@Suite struct RowTypeTests {
  @Test func `Every type is read by its own word`() throws {
    for (type, word) in zip(
      RowType.allCases,
      ["user", "system", "activity", "agent-reply", "thinking"]
    ) {
      #expect(type.name.description == word)
      let item = EnvelopeCase(word, nil) { $0.row["type"] = "\"\(word)\"" }
      #expect(try #require(item.envelope).rows[0].type == type)
    }
  }
}
