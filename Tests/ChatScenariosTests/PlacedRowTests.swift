import ChatData
import MarkdownRows
import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct PlacedRowTests {
  @Test(arguments: RowKind.allCases)
  func `A row keeps its kind, its text and its place in an envelope`(kind: RowKind) {
    let row = PlacedRow(kind: kind, markdown: [65], turn: 3, place: 2)
    #expect(row.historyRow.text == [65])
    #expect(row.historyRow.sourceOrder == [3, 2])
    #expect(row.historyRow.id == Array("g-3-2".utf8))
    #expect((row.historyRow.operationID != nil) == (kind == .user))
    #expect((row.historyRow.runID != nil) == (kind != .user))
    #expect(row.textRow.kind == kind)
  }

  @Test func `The id hash is that of the item in the list`() {
    let row = PlacedRow(kind: .agentReply, markdown: [], turn: 0, place: 1)
    #expect(row.textRow.idHash == StableHash.of("agent-reply:g-0-1".utf8))
  }
}
