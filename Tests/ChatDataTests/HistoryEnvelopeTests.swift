import ChatData
import StrictJSON
import Testing

@Suite struct HistoryEnvelopeTests {
  @Test func `An envelope decodes to what was encoded`() throws {
    var envelope = HistoryEnvelope(
      boundaryToken: Array("b1".utf8),
      rows: [
        HistoryRow(
          type: .user, id: Array("u1".utf8), sourceOrder: [1], timestamp: -5,
          text: Array("**é** \"x\"\n".utf8)),
        HistoryRow(
          type: .activity, id: Array("a1".utf8), origin: .live, sourceOrder: [1, 2],
          timestamp: 9_007_199_254_740_991, runID: Array("r".utf8), isSubagentPanel: true),
      ])
    envelope.hasOlderEntries = true
    envelope.overlay = LiveOverlay(
      settlementEpoch: 3, revision: 41,
      blocks: [
        HistoryRow(
          type: .user, id: Array("u2".utf8), origin: .live, sourceOrder: [2], timestamp: 0,
          runID: Array("r".utf8), operationID: Array("o".utf8))
      ])
    envelope.activeRun = ActiveRun(runID: Array("r".utf8))
    #expect(try HistoryEnvelope.decode(envelope.encode()) == envelope)
    #expect(try HistoryEnvelope.decode(envelope.encode(.pretty)) == envelope)
    #expect(envelope.lacksOlderCursor)
  }
}
