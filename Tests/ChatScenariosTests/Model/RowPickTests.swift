import ChatScenarios
import Testing

@Suite struct RowPickTests {
  private let replies = [false, true, false, true, false]

  @Test func `Rows are taken from both ends and around the last reply`() {
    #expect(RowPick.all.positions(isReply: replies) == 0..<5)
    #expect(RowPick.range(from: 1, count: 2).positions(isReply: replies) == 1..<3)
    #expect(RowPick.last(2).positions(isReply: replies) == 3..<5)
    #expect(RowPick.allButLast(2).positions(isReply: replies) == 0..<3)
    #expect(RowPick.lastReply.positions(isReply: replies) == 3..<4)
    #expect(RowPick.beforeLastReply.positions(isReply: replies) == 0..<3)
  }

  @Test func `What a history does not have is not taken`() {
    #expect(RowPick.range(from: 4, count: 2).positions(isReply: replies) == nil)
    #expect(RowPick.range(from: 6, count: 0).positions(isReply: replies) == nil)
    #expect(RowPick.range(from: 5, count: 0).positions(isReply: replies) == 5..<5)
    #expect(RowPick.last(6).positions(isReply: replies) == nil)
    #expect(RowPick.allButLast(6).positions(isReply: replies) == nil)
    #expect(RowPick.lastReply.positions(isReply: [false]) == nil)
    #expect(RowPick.beforeLastReply.positions(isReply: []) == nil)
    #expect(RowPick.range(from: 1, count: Int.max).positions(isReply: replies) == nil)
  }

  @Test func `The first row of a history can be its last reply, with nothing before it`() {
    #expect(RowPick.beforeLastReply.positions(isReply: [true]) == 0..<0)
  }
}
