import Testing

@testable import MarkdownRows

@Suite struct RunCursorTests {
  /// T-WORD-1.
  @Test func `A cursor gives the run of each byte and the pieces of a range`() {
    let runs = [
      StyleRun(start: 10, style: .regular), StyleRun(start: 13, style: .bold),
      StyleRun(start: 14, style: .mono),
    ]
    runs.withUnsafeBufferPointer { runs in
      var cursor = RunCursor(runs: runs, base: 10, end: 8)
      var styles: [FaceStyle] = []
      for offset in 0..<8 {
        cursor.move(to: offset)
        styles.append(cursor.style)
      }
      let expected: [FaceStyle] = [
        .regular, .regular, .regular, .bold, .mono, .mono, .mono, .mono,
      ]
      #expect(styles == expected)
      var pieces: [Int] = []
      var other = RunCursor(runs: runs, base: 10, end: 8)
      other.forEachPiece(from: 2, to: 6) { from, to, _ in pieces += [from, to] }
      #expect(pieces == [2, 3, 3, 4, 4, 6])
    }
  }

  @Test func `Text without runs is regular`() {
    var cursor = RunCursor(runs: UnsafeBufferPointer(start: nil, count: 0), base: 0, end: 4)
    cursor.move(to: 2)
    #expect(cursor.style == .regular)
    #expect(cursor.pieceEnd == 4)
  }
}
