import MarkdownRows
import Testing
import TimelineSimulation
import TimelineUnits

@testable import ChatScenarios

@Suite struct RowTableTests {
  private var measurer = LengthMeasurer()

  private mutating func table(_ groups: RowGroup...) throws -> RowTable {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    for group in groups { try table.define(group, drawn: .stated, measurer: &measurer) }
    return table
  }

  private func group(_ name: String?, _ count: Int) -> RowGroup {
    RowGroup(
      name: name,
      source: .formula(ValueFormula(base: 192, step: 192), count: count),
      preparation: .ready,
      byteOffset: 9
    )
  }

  @Test mutating func `Rows are numbered in the order of their groups`() throws {
    var table = try table(group("a", 2), group(nil, 1), group("b", 3))
    #expect(table.contents.map(\.height.points) == [1, 2, 1, 1, 2, 3])
    #expect(table.takeRows(of: [group("a", 2), group(nil, 1)]).map(\.rawValue) == [0, 1, 2])
    #expect(table.takeRows(of: [group("b", 3)]).map(\.rawValue) == [3, 4, 5])
  }

  @Test mutating func `References lead to numbers`() throws {
    let table = try table(group("a", 2), group("b", 3))
    #expect(try table.rows(of: RowReference(group: "b")).map(\.rawValue) == [2, 3, 4])
    #expect(try table.row(of: RowReference(group: "b", rows: .last)).rawValue == 4)
    #expect(throws: InputError.self) { try table.row(of: RowReference(group: "b")) }
    #expect(throws: InputError.self) { try table.rows(of: RowReference(group: "c")) }
    #expect(throws: InputError.self) { try table.rows(of: RowReference(group: "a", rows: .at(2))) }
  }

  @Test mutating func `Text is measured once a row, and its height is the row's`() throws {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    let texts = Scenarios.rows(["abc", "a"])
    let source = RowSource.corpus(name: "c", pick: .all)
    let rows = RowGroup(source: source, preparation: .modelled(times: 2))
    try table.define(rows, drawn: .texts(texts), measurer: &measurer)
    #expect(measurer.count == 2)
    #expect(
      table.contents == [
        RowContent(height: .points(3), preparation: .takes(.milliseconds(6))),
        RowContent(height: .points(1), preparation: .takes(.milliseconds(2))),
      ]
    )
    #expect(table.texts == texts)
  }

  @Test mutating func `Heights that were drawn stand without text`() throws {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    let rows = RowGroup(source: .generated(GeneratedRows(count: 2)), preparation: .ready)
    try table.define(rows, drawn: .heights([.points(7), .points(8)]), measurer: &measurer)
    #expect(table.contents.map(\.height.points) == [7, 8])
    #expect(table.texts == [nil, nil])
    #expect(measurer.count == 0)
  }

  @Test mutating func `A height beyond the tallest row is refused at its group`() throws {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    let tall = RowGroup(
      source: .formula(ValueFormula(base: 192, step: Limits.rowHeight.units), count: 2),
      preparation: .ready,
      byteOffset: 9
    )
    let line = "row 1 has no height or time that a row can have"
    #expect(
      throws: InputError(place: "test", byteOffset: 9, rule: "FORMAT-2", message: line)
    ) { try table.define(tall, drawn: .stated, measurer: &measurer) }
  }

  @Test mutating func `A row of text that is too tall is refused where the user finds it`() throws {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    let source = RowSource.corpus(name: "c", pick: .all)
    let rows = RowGroup(source: source, preparation: .ready)
    var text = TextRow(
      kind: .user,
      markdown: [UInt8](repeating: 0x61, count: 1_000_001),
      idHash: 1,
      place: "chat.json: row 3"
    )
    for place in ["chat.json: row 3", nil] {
      text.place = place
      let error = #expect(throws: InputError.self) {
        try table.define(rows, drawn: .texts([text]), measurer: &measurer)
      }
      #expect(
        error?.description == (place ?? "test")
          + ": FORMAT-2: the row is 1000001 pt tall, the most is 1000000; "
          + "shorten it or leave it out"
      )
    }
  }

  @Test mutating func `More rows than a run may have are refused before they are made`() throws {
    var table = RowTable(place: "test", layout: TextLayout(width: .points(100)))
    #expect(throws: InputError.self) {
      try table.define(group("a", Limits.rows + 1), drawn: .stated, measurer: &measurer)
    }
    #expect(table.contents.isEmpty)
  }

  @Test
  mutating func `The last height that an event gave is remembered, the first content is kept`()
    throws
  {
    var table = try table(group("a", 1))
    let item = try table.row(of: RowReference(group: "a"))
    table.setHeight(.points(50), of: item)
    #expect(table.height(of: item) == .points(50))
    #expect(table.contents[0].height == .points(1))
    table.setContent(RowContent(height: .points(9)), of: item)
    #expect(table.contents[0].height == .points(9))
  }
}
