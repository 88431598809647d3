import Testing

@testable import timeline_bench

@Suite struct TextTableTests {
  @Test func `Columns are as wide as their widest cell, numbers to the right`() {
    var table = TextTable(header: ["name", "n", "x"], numeric: [1])
    table.add(["a", "10", "y"])
    table.add(["longer", "7", ""])
    #expect(
      table.text == [
        "name     n  x",
        "a       10  y",
        "longer   7",
      ]
    )
  }
}
