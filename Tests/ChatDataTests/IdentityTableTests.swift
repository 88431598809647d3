import Testing
import TimelineUnits

@testable import ChatData

@Suite struct IdentityTableTests {
  /// H-ROW-9.
  @Test func `A row is found by type and id bytes, and by nothing else`() {
    let table = IdentityTable([TestRows.row("a", 1), TestRows.row("é", 2, .user)])
    #expect(table.contains(TestRows.row("a", 9, text: "other")))
    #expect(table.contains(TestRows.live("a", 9)))
    #expect(!table.contains(TestRows.row("a", 1, .user)))
    #expect(table.contains(TestRows.row("\u{e9}", 2, .user)))
    #expect(!table.contains(TestRows.row("e\u{301}", 2, .user)))
    #expect(!IdentityTable([]).contains(TestRows.row("a", 1)))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `Two hundred random tables answer as a walk over all rows does`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<200 {
      let count = random.below(40)
      var rows: [HistoryRow] = []
      for _ in 0..<count {
        let row = drawn(&random)
        if !rows.contains(where: { $0.type == row.type && $0.id == row.id }) { rows.append(row) }
      }
      let table = IdentityTable(rows)
      for _ in 0..<20 {
        let row = drawn(&random)
        let expected = rows.contains { $0.type == row.type && $0.id == row.id }
        #expect(table.contains(row) == expected, "seed=\(seed)")
      }
    }
  }

  private func drawn(_ random: inout RandomSource) -> HistoryRow {
    let id = String(repeating: "k", count: random.below(20)) + "\(random.below(9))"
    return TestRows.row(id, 1, random.chance(1, in: 2) ? .user : .agentReply)
  }
}
