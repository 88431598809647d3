import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct PreparedStartTests {
  private func measurer() throws -> RowMeasurer {
    try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
  }

  private func start(_ before: String, _ after: String) throws -> (leaves: Int, block: Int) {
    let row = try measurer().prepare(MarkdownDocument(Array(before.utf8)))
    let start = PreparedStart(of: row, in: MarkdownDocument(Array(after.utf8)))
    return (start.leaves, start.block)
  }

  /// T-PREP-1.
  @Test func `All leaves but the one that grows are the same, and a new one is not`() throws {
    // A list, three items with a paragraph each.
    #expect(try start("- a\n- b\n- c", "- a\n- b\n- cd") == (2, 6))
    #expect(try start("- a\n- b\n- c", "- a\n- b\n- c\n- d") == (3, 7))
    #expect(try start("- a\n- b\n- c", "- a\n- b\n- c") == (3, 7))
  }

  /// T-PREP-1.
  @Test func `Other bytes, another style and another place are not the same`() throws {
    #expect(try start("a\n\nb", "x\n\nb") == (0, 0))
    #expect(try start("a\n\nb", "a\n\n**b**") == (1, 1))
    #expect(try start("# a\n\nb", "a\n\nb") == (0, 0))
    #expect(try start("a\n\nb", "ab\n\nb") == (0, 0))
    #expect(try start("", "a") == (0, 0))
    #expect(try start("a", "") == (0, 0))
    // A heading of a paragraph's text in the same style would be bold.
    #expect(try start("a\n\n---", "a\n\nb") == (1, 1))
  }

  /// T-PREP-4, T-STREAM-7.
  @Test func `At every byte of 200 joins a row that grows is prepared as it is from nothing`()
    throws
  {
    var random = RandomSource(seed: 17)
    let measurer = try measurer()
    var reused = 0
    for _ in 0..<200 {
      let bytes = StreamingExamples.join(&random)
      var row = measurer.prepare(.empty)
      for end in 1...max(1, bytes.count) {
        let document = MarkdownDocument(Array(bytes[..<min(end, bytes.count)]))
        let before = measurer.counters.leavesPrepared
        row = measurer.prepare(document, isParsed: true, after: row)
        let known = row.leaves.count - (measurer.counters.leavesPrepared - before)
        reused += known
        let fresh = measurer.prepare(document)
        let isSame = row.leaves == fresh.leaves && row.words == fresh.words
        if !isSame {
          Issue.record("differs after \(end) bytes of \(bytes)")
          break
        }
      }
    }
    #expect(reused > 1_000)
  }

  /// T-PREP-1.
  @Test func `A list that grows prepares one leaf a piece, not all of them`() throws {
    let measurer = try measurer()
    var row = StreamingRow(kind: .agentReply, width: .points(300), measurer: measurer)
    for number in 0..<100 { row.append(Array("- item \(number)\n".utf8), measurer: measurer) }
    #expect(row.document.settled.isEmpty)
    #expect(measurer.counters.leavesPrepared <= 202)
  }
}
