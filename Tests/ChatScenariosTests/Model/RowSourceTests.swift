import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct RowSourceTests {
  @Test func `Only stated heights tell their number of rows for sure`() {
    #expect(RowSource.formula(ValueFormula(base: 1), count: 7).knownCount == 7)
    #expect(RowSource.heights([.points(1), .points(2)]).knownCount == 2)
    #expect(RowSource.generated(GeneratedRows(count: 9)).knownCount == 9)
    #expect(RowSource.corpus(name: "a", pick: .last(3)).knownCount == 3)
    #expect(RowSource.corpus(name: "a", pick: .range(from: 2, count: 4)).knownCount == 4)
    #expect(RowSource.input(pick: .lastReply).knownCount == 1)
    for pick in [RowPick.all, .allButLast(1), .beforeLastReply] {
      #expect(RowSource.input(pick: pick).knownCount == nil)
    }
  }

  @Test func `Corpora, rows made like them, and inputs are text`() {
    #expect(RowSource.corpus(name: "a", pick: .all).isText)
    #expect(RowSource.generated(GeneratedRows(count: 1, corpus: "a")).isText)
    #expect(!RowSource.generated(GeneratedRows(count: 1)).isText)
    #expect(RowSource.input(pick: .all).isText)
    #expect(!RowSource.heights([]).isText)
    #expect(!RowSource.formula(ValueFormula(base: 1), count: 1).isText)
  }
}
