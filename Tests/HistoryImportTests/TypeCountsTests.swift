import Testing

@testable import HistoryImport

@Suite struct TypeCountsTests {
  @Test func `Types stand by count and then by their bytes`() {
    var counts = TypeCounts()
    for name in ["b", "a", "c", "c"] { counts.add("x/", type: Array(name.utf8)) }
    counts.add("none", 0)
    #expect(counts.sorted.map(\.name) == ["x/c", "x/a", "x/b"])
    #expect(counts.total == 4)
    #expect(counts.count(of: "x/c") == 2)
    #expect(counts.count(of: "none") == 0)
  }

  @Test func `A type that is no name is not repeated`() {
    var counts = TypeCounts()
    for type in ["my secret", "", "é", "a/b", String(repeating: "a", count: 65)] {
      counts.add("", type: Array(type.utf8))
    }
    counts.add("", type: nil)
    #expect(counts.sorted.map { "\($0.count) \($0.name)" } == ["5 unnamed", "1 untyped"])
  }

  @Test func `Beyond 200 types all others count as one`() {
    var counts = TypeCounts()
    for number in 0..<500 { counts.add("", type: Array("t\(number)".utf8)) }
    counts.add("", type: Array("t0".utf8))
    #expect(counts.count(of: "other types") == 300)
    #expect(counts.count(of: "t0") == 2)
    #expect(counts.sorted.count == 201)
  }
}
