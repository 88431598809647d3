import Testing
import TimelineUnits

@testable import HistoryImport

/// Covers `PieceSource`.
@Suite struct LineSplitterTests {
  private func lines(_ bytes: [UInt8], chunks: () -> Int) throws -> [Piece] {
    var splitter = LineSplitter(maximumBytes: 1_000)
    var pieces: [Piece] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + chunks())
      splitter.take(Array(bytes[start..<end]))
      while let piece = try splitter.next() { pieces.append(piece) }
      start = end
    }
    if let piece = try splitter.end() { pieces.append(piece) }
    return pieces
  }

  @Test func `300 random texts in random chunks give the lines of a naive split`() throws {
    let seed: UInt64 = 0x11e
    var random = RandomSource(seed: seed)
    for round in 0..<300 {
      let bytes = (0..<random.within(0...40)).map { _ in Array("a\n \n\r".utf8)[random.below(5)] }
      var expected: [Piece] = []
      var start = 0
      for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
      {
        if line.contains(UInt8(ascii: "a")) {
          expected.append(
            Piece(kind: .line, number: index + 1, byteOffset: start, bytes: Array(line))
          )
        }
        start += line.count + 1
      }
      let found = try lines(bytes) { random.within(1...9) }
      #expect(found == expected, "seed \(seed), round \(round)")
    }
  }

  @Test func `A line of 1000 bytes passes and one of 1001 is refused at its start`() throws {
    let text = "{}\n" + String(repeating: "a", count: 1_000)
    for ending in ["", "\n"] {
      for chunk in [100, 5_000] {
        #expect(try lines(Array((text + ending).utf8)) { chunk }.count == 2)
        let error = #expect(throws: ImportError.self) {
          try lines(Array((text + "a" + ending).utf8)) { chunk }
        }
        #expect(error?.rule == "H-JSON-7")
        #expect(error?.byteOffset == 3)
        #expect(error?.piece == "line 2")
      }
    }
  }
}
