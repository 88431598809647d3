import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct RowDrawTests {
  private func texts(_ source: RowSource, _ histories: Histories) throws -> [String]? {
    let group = RowGroup(source: source, preparation: .ready, byteOffset: 5)
    let drawn = try RowDraw(group: group, seed: 1, histories: histories).rows(at: "test")
    guard case .texts(let rows) = drawn else { return nil }
    return rows.map { String(decoding: $0.markdown, as: UTF8.self) }
  }

  private var histories: Histories {
    var histories = Histories()
    histories.add(corpus: "chat", rows: Scenarios.rows(["a", "b", "c", "d", "e"]))
    histories.input = Scenarios.rows(["x", "y", "z"])
    return histories
  }

  @Test func `Rows come from the corpus or the input that the group names`() throws {
    #expect(try texts(.corpus(name: "chat", pick: .last(2)), histories) == ["d", "e"])
    #expect(try texts(.corpus(name: "chat", pick: .beforeLastReply), histories) == ["a", "b", "c"])
    #expect(try texts(.input(pick: .lastReply), histories) == ["y"])
    #expect(try texts(.heights([]), histories) == nil)
  }

  @Test func `A missing corpus, a missing input and too few rows are refused at the group`() {
    #expect(
      throws: InputError(
        place: "test",
        byteOffset: 5,
        rule: "FORMAT-3",
        message: "there is no corpus other"
      )
    ) { try texts(.corpus(name: "other", pick: .all), histories) }
    #expect(throws: InputError.self) { try texts(.input(pick: .all), Histories()) }
    #expect(
      throws: InputError(
        place: "test",
        byteOffset: 5,
        rule: "FORMAT-2",
        message: "the corpus chat has 5 rows, not those asked for"
      )
    ) { try texts(.corpus(name: "chat", pick: .last(6)), histories) }
  }

  @Test func `Generated rows depend on the seed, and a longer history begins with the shorter`()
    throws
  {
    func heights(_ count: Int, seed: UInt64) throws -> [Length] {
      let source = RowSource.generated(GeneratedRows(count: count))
      let group = RowGroup(source: source, preparation: .ready)
      let draw = RowDraw(group: group, seed: seed, histories: Histories())
      guard case .heights(let heights) = try draw.rows(at: "test") else { return [] }
      return heights
    }
    #expect(try heights(200, seed: 1).prefix(80) == heights(80, seed: 1)[...])
    #expect(try heights(80, seed: 1) != heights(80, seed: 2))
    let like = RowSource.generated(GeneratedRows(count: 7, corpus: "chat"))
    #expect(try texts(like, histories)?.count == 7)
    #expect(throws: InputError.self) { try texts(like, Histories()) }
  }
}
