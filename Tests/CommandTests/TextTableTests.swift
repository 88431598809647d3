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

  @Test func `A table that is too wide gets heads of several lines`() {
    var table = TextTable(header: ["point", "reveal.passDelay p95", "renders/s"], numeric: [1, 2])
    table.add(["a", "16 ms", "6"])
    #expect(
      table.text(within: 24) == [
        "       reveal.",
        "          pass",
        "         Delay  renders/",
        "point      p95         s",
        "a        16 ms         6",
      ]
    )
    #expect(table.text(within: 60) == table.text)
  }

  @Test func `A last column of words is broken between them, and gets at least 24 columns`() {
    var table = TextTable(header: ["key", "what it says"])
    table.add(["reveal.passDelay", "A short delay reveals sooner and is fooled"])
    table.add(["x", "Short."])
    #expect(
      table.text(within: 50) == [
        "key               what it says",
        "reveal.passDelay  A short delay reveals sooner and",
        "                  is fooled",
        "x                 Short.",
      ]
    )
    #expect(table.text(within: 20).allSatisfy { $0.count <= 16 + 2 + 24 })
  }

  @Test func `Where that is not enough other columns of words are broken, the widest first`() {
    var table = TextTable(header: ["what", "which", "n", "then"], numeric: [2])
    table.add(["a b", "one two three four", "17", "to be continued"])
    #expect(
      table.text(within: 32) == [
        "what  which   n  then",
        "a b   one    17  to be continued",
        "      two",
        "      three",
        "      four",
      ]
    )
    // A word stays whole, whatever the width.
    #expect(table.text(within: 10).contains { $0.hasSuffix("continued") })
  }
}
