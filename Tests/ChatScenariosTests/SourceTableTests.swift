import ChatScenarios
import Testing

@Suite struct SourceTableTests {
  @Test func `An id has its own sentence or that of its family`() {
    #expect(SourceTable.sentence(of: "INJ-9")?.isOfFamily == false)
    #expect(SourceTable.sentence(of: "INJ")?.isOfFamily == false)
    let family = SourceTable.sentence(of: "INJ-1")
    #expect(family?.isOfFamily == true && family?.text == SourceTable.sentence(of: "INJ")?.text)
    for id in ["", "INJ-", "INJ-x", "Q-1", "-1", "H-SETTLE-2", "INJ-9 ", "inj-9"] {
      #expect(SourceTable.sentence(of: id) == nil, "\(id)")
    }
  }

  @Test func `Each id stands once, with a sentence, and is no rule of the app`() {
    #expect(Set(SourceTable.ids).count == SourceTable.ids.count && SourceTable.ids.count > 100)
    for id in SourceTable.ids {
      let text = SourceTable.sentence(of: id)?.text ?? ""
      #expect(text.hasSuffix(".") && text.count > 20 && text.count < 100, "\(id): \(text)")
      #expect(RuleTable.rule(id) == nil && RuleTable.rules(inFamily: id).isEmpty, "\(id)")
    }
  }
}
