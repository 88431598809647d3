import ChatData
import Testing

@Suite struct LiveOverlayMessageTests {
  /// H-OVL-1, H-OVL-3.
  @Test func `A live event is an overlay as a document of its own, with its rules`() throws {
    let text = #"{"settlementEpoch":3,"revision":42,"blocks":[]}"#
    let overlay = try LiveOverlay.decode(Array(text.utf8))
    #expect(overlay == LiveOverlay(settlementEpoch: 3, revision: 42))
    let missing = #expect(throws: EnvelopeError.self) {
      try LiveOverlay.decode(Array(#"{"settlementEpoch":3,"revision":42}"#.utf8))
    }
    #expect(missing?.rule == "H-OVL-1")
    let broken = #expect(throws: EnvelopeError.self) { try LiveOverlay.decode([0x7b]) }
    #expect(broken?.rule == "H-JSON-1")
  }
}
