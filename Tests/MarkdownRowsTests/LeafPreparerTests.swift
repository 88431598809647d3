import Testing

@testable import MarkdownRows

@Suite struct LeafPreparerTests {
  private func prepare(
    _ text: String,
    _ runs: [StyleRun] = [StyleRun(start: 0, style: .regular)]
  ) throws -> (leaf: PreparedLeaf, words: [PreparedWord]) {
    let preparer = LeafPreparer(source: .table(.square(unitsPerEm: 10)))
    var breaker = try LineBreaker()
    var widths = WordWidths()
    let room = UnsafeMutablePointer<PreparedWord>.allocate(capacity: 64)
    defer { room.deallocate() }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      let breaks = breaker.positions(in: bytes, tailoring: .uax14)
      return runs.withUnsafeBufferPointer { runs in
        let leaf = preparer.prepare(bytes, breaks, runs, base: 0, &widths, room)
        return (leaf, (0..<leaf.words.count).map { room[$0] })
      }
    }
  }

  /// T-WORD-1, T-PREP-2.
  @Test func `A word takes 16 bytes and leaves its trailing spaces apart`() throws {
    #expect(MemoryLayout<PreparedWord>.stride == 16)
    let (leaf, words) = try prepare("ab  c")
    #expect(words.map(\.units) == [20, 10])
    #expect(words.map(\.spaceUnits) == [20, 0])
    #expect(words.map(\.start) == [0, 4])
    #expect(leaf.units == 50)
    #expect(leaf.clusters == 5)
    #expect(!leaf.hasHardBreaks)
  }

  /// T-BREAK-1.
  @Test func `A line end has no width, and one at the end makes no line`() throws {
    let (leaf, words) = try prepare("a \n\u{2028}b\n")
    #expect(words.map(\.units) == [10, 0, 10])
    #expect(words.map(\.isHard) == [true, true, true])
    #expect(leaf.hasHardBreaks)
    #expect(try prepare("a\n").leaf.hasHardBreaks == false)
  }

  /// T-WORD-3, T-WORD-7.
  @Test func `A word across runs sums its pieces, and code is not tracked`() throws {
    let runs = [
      StyleRun(start: 0, style: .regular), StyleRun(start: 2, style: .mono),
      StyleRun(start: 4, style: .bold),
    ]
    let (_, words) = try prepare("abcdef", runs)
    #expect(words.map(\.units) == [60])
    #expect(words.map(\.clusters) == [4])
  }
}
