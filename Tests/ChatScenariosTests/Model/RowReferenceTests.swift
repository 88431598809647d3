import ChatScenarios
import Testing

@Suite struct RowReferenceTests {
  @Test func `A group, a row, the last row and a run of rows are read`() {
    #expect(RowReference("tail") == RowReference(group: "tail"))
    #expect(RowReference("history/12") == RowReference(group: "history", rows: .at(12)))
    #expect(RowReference("history/last") == RowReference(group: "history", rows: .last))
    #expect(RowReference("a/3..9") == RowReference(group: "a", rows: .through(3, 9)))
  }

  @Test(arguments: [
    "", "/", "a/", "/1", "a/b", "a/-1", "a/1..", "a/..1", "a/1...2", "a/1..2..3", "A/1", "a/1/2",
    "a/1234567890", "a/1.2", "a b",
  ])
  func `Anything else is no reference`(text: String) {
    #expect(RowReference(text) == nil)
  }

  @Test func `Positions lie inside the group`() {
    #expect(RowReference("a")?.positions(count: 3) == 0..<3)
    #expect(RowReference("a/2")?.positions(count: 3) == 2..<3)
    #expect(RowReference("a/3")?.positions(count: 3) == nil)
    #expect(RowReference("a/last")?.positions(count: 3) == 2..<3)
    #expect(RowReference("a/last")?.positions(count: 0) == nil)
    #expect(RowReference("a/1..2")?.positions(count: 3) == 1..<3)
    #expect(RowReference("a/2..1")?.positions(count: 3) == nil)
    #expect(RowReference("a/1..3")?.positions(count: 3) == nil)
  }
}
