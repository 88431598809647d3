import ChatData
import StrictJSON
import Testing
import TimelineUnits

@Suite struct HistoryEnvelopeEncodingTests {
  private func text(_ random: inout RandomSource) -> [UInt8] {
    let words = ["é", "e\u{301}", "\"", "\\", "\n", "**b**", "😀", "\u{0}", "a", " ", "\u{2028}"]
    return Array((0..<random.below(9)).map { _ in words[random.below(words.count)] }.joined().utf8)
  }

  private func row(_ index: Int, isLive: Bool, _ random: inout RandomSource) -> HistoryRow {
    let type = RowType.allCases[random.below(5)]
    return HistoryRow(
      type: type,
      id: Array("row \(index)".utf8) + text(&random),
      origin: isLive ? .live : .canonical,
      sourceOrder: (0...random.below(3)).map { _ in UInt64(random.below(4)) },
      timestamp: Int64(random.below(9)) - 4,
      runID: isLive || random.chance(1, in: 3) ? Array("run".utf8) : nil,
      operationID: type == .user ? Array("op \(index)".utf8) : nil,
      text: text(&random),
      isSubagentPanel: random.chance(1, in: 4)
    )
  }

  private func envelope(_ random: inout RandomSource) -> HistoryEnvelope {
    let count = random.below(12)
    var rows = (0..<count).map { row($0, isLive: random.chance(1, in: 4), &random) }
    rows.sort { $0.precedes($1) }
    var blocks = (0..<random.below(3)).map { row($0, isLive: true, &random) }
    blocks.sort { $0.precedes($1) }
    var envelope = HistoryEnvelope(boundaryToken: Array("b".utf8) + text(&random), rows: rows)
    envelope.codexSessionID = random.chance(1, in: 2) ? text(&random) : nil
    envelope.loadState = random.chance(1, in: 4) ? .unavailable : .available
    envelope.loadedEntries = Int64(random.below(1_000))
    envelope.hasOlderEntries = random.chance(1, in: 2)
    envelope.oldestCursor = random.chance(1, in: 2) ? text(&random) : nil
    envelope.overlay = LiveOverlay(settlementEpoch: 3, revision: 41, blocks: blocks)
    envelope.runtime = random.chance(1, in: 2) ? Array(#"{"x": [1.50]}"#.utf8) : nil
    envelope.activeRun = random.chance(1, in: 2) ? ActiveRun(runID: Array("run".utf8)) : nil
    return envelope
  }

  @Test func `300 random envelopes decode to what was encoded, in both styles`() throws {
    var random = RandomSource(seed: 0xe9c0de)
    for _ in 0..<300 {
      let original = envelope(&random)
      #expect(try HistoryEnvelope.decode(original.encode()) == original)
      #expect(try HistoryEnvelope.decode(original.encode(.pretty)) == original)
    }
  }

  @Test func `A document that was decoded and encoded decodes to the same value`() throws {
    let cases = [
      EnvelopeCase("usual", nil) { _ in },
      EnvelopeCase("nulls", nil) {
        for key in ["codexSessionId", "oldestCursor", "runtime", "activeRun"] {
          $0.top[key] = "null"
        }
        $0.row["runId"] = "null"
      },
      EnvelopeCase("opaque members", nil) {
        $0.row.append("x", #"{ "y" : [ 1e2 , "\u00e9" ] }"#)
        $0.row["text"] = "null"
        $0.row["operationId"] = #"{"a":"b"}"#
        $0.run.append("z", "-0.0")
      },
      EnvelopeCase("rows out of order", nil) {
        $0.row["sourceOrder"] = "[9]"
        $0.live["sourceOrder"] = "[1]"
      },
    ]
    for item in cases {
      let envelope = try #require(item.envelope, "\(item.name)")
      let again = try HistoryEnvelope.decode(envelope.encode())
      #expect(again == envelope, "\(item.name)")
      #expect(again.encode() == envelope.encode(), "\(item.name)")
    }
  }

  @Test func `Keys are written in the order of the format`() throws {
    let bytes = HistoryEnvelope(boundaryToken: [0x62], rows: []).encode()
    let expected =
      #"{"boundaryToken":"b","codexSessionId":null,"loadState":"available","#
      + #""storageFormat":"indexed","loadedEntries":0,"hasOlderEntries":false,"#
      + #""oldestCursor":null,"timeline":[],"#
      + #""liveOverlay":{"settlementEpoch":0,"revision":0,"blocks":[]},"#
      + #""runtime":null,"activeRun":null}"#
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
