import StrictJSON
import Testing

@Suite struct JSONTapeTests {
  @Test func `A value outlives its document and the bytes that it was read from`() throws {
    var value: JSONValue?
    do {
      var bytes = Array(#"{"a":["plain","with \u0065scape"]}"#.utf8)
      value = try JSONDocument(bytes).root.member("a")
      bytes.removeAll()
    }
    let texts = try #require(value).elements().map { $0 }
    #expect(try texts.map { value throws in try value.string() } == ["plain", "with escape"])
  }

  @Test func `8 tasks read one document at once`() async throws {
    let root = try document("[" + (0..<200).map { "\"\\u0061\($0)\"" }.joined(separator: ",") + "]")
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try root.root.elements().reduce(0) { sum, value in sum + (try value.bytes().count) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == [Int](repeating: 200 + 10 + 90 * 2 + 100 * 3, count: 8))
  }

  @Test func `Escaped and plain strings of all lengths up to 70 keep their bytes`() throws {
    for length in 0...70 {
      let plain = String(repeating: "x", count: length)
      let root = try document(#"["\#(plain)","\#(plain)\n",{"\#(plain)\t":"\#(plain)"}]"#).root
      let parts = try root.elements().map { $0 }
      #expect(try parts[0].bytes() == Array(plain.utf8))
      #expect(try parts[1].bytes() == Array((plain + "\n").utf8))
      #expect(try parts[2].members().map(\.key) == [Array((plain + "\t").utf8)])
    }
  }
}
