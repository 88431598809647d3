import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct TextCountersTests {
  private func counters(_ text: String, policy: ProvisionalLine = .held) throws -> TextCounters {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
    var row = StreamingRow(
      kind: .agentReply,
      width: .points(300),
      policy: policy,
      measurer: measurer
    )
    for byte in text.utf8 { row.append([byte], measurer: measurer) }
    row.finish(measurer: measurer)
    #expect(measurer.counters.blocksRemeasured == row.blocksRemeasured)
    return measurer.counters
  }

  /// T-COUNT-1.
  @Test func `A paragraph and a list are settled once each, and the list's line is held once`()
    throws
  {
    let counters = try counters("one\n\n- two\n\nthree\n")
    #expect(counters.boundaries == 2)
    #expect(counters.linesHeld == 1)
    #expect(counters.streamFallbacks == 0)
    #expect(counters.blocksRemeasured > 0)
  }

  /// T-COUNT-1, T-STREAM-14.
  @Test func `Nothing is held where every byte is shown`() throws {
    #expect(try counters("# a\n\n# b\n").linesHeld == 2)
    #expect(try counters("# a\n\n# b\n", policy: .exact).linesHeld == 0)
  }

  /// T-COUNT-1, T-STREAM-5.
  @Test func `A link reference definition is one fallback, however long the row goes on`() throws {
    #expect(try counters("[a]: b\n\nmore [a]\n\nand more").streamFallbacks == 1)
  }
}
