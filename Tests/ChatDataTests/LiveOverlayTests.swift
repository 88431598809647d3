import ChatData
import Testing

@Suite struct LiveOverlayTests {
  private func check(_ cases: [EnvelopeCase]) {
    for item in cases {
      let error = item.error
      #expect(error?.rule == item.rule, "\(item.name)")
      #expect(error?.byteOffset == item.byteOffset, "\(item.name)")
    }
  }

  /// H-OVL-1.
  @Test func `An overlay has exactly its three keys`() {
    check([
      EnvelopeCase("unknown key", "H-OVL-1") { $0.overlay.append("§extra", "null") },
      EnvelopeCase("empty overlay", "H-OVL-1") { $0.top["liveOverlay"] = "§{}" },
      EnvelopeCase("no blocks", "H-OVL-1") {
        $0.top["liveOverlay"] = #"§{"settlementEpoch":1,"revision":1}"#
      },
      EnvelopeCase("two overlays", "H-JSON-2") { $0.top.append("§liveOverlay", "{}") },
    ])
  }

  /// H-OVL-2.
  @Test func `Epoch and revision are exact unsigned integers`() {
    check(
      FieldCases("settlementEpoch", of: \.overlay, .unsigned, "H-OVL-2", missing: "H-OVL-1").all
    )
    let revisions = FieldCases(
      "revision",
      of: \.overlay,
      .unsigned,
      "H-OVL-2",
      missing: "H-OVL-1"
    ).all
    check(revisions.filter { $0.name != "revision = 0" })
  }

  /// H-OVL-3.
  @Test func `Revision 0 has no blocks`() {
    check([
      EnvelopeCase("revision 0 with a block", "H-OVL-3") {
        $0.overlay["revision"] = "0"
        $0.overlay["blocks"] = "§[\($0.block.text)]"
      },
      EnvelopeCase("revision 0 without", nil) {
        $0.overlay["revision"] = "0"
        $0.overlay["blocks"] = "[]"
      },
      EnvelopeCase("revision 1 without", nil) {
        $0.overlay["revision"] = "1"
        $0.overlay["blocks"] = "[]"
      },
      EnvelopeCase("revision 1 with a block", nil) { $0.overlay["revision"] = "1" },
    ])
  }

  /// H-OVL-4.
  @Test func `Every block is a live row and no two share type and id`() {
    let twin = #","id":§"r1","origin":"live","runId":"x","sourceOrder":[9],"timestamp":0}"#
    let other = #","id":"r1","origin":"live","runId":"x","sourceOrder":[9],"timestamp":0}"#
    check(
      ["null", "7", "\"x\"", "{}", "true"].map { blocks in
        EnvelopeCase("blocks \(blocks)", "H-OVL-4") { $0.overlay["blocks"] = "§\(blocks)" }
      }
        + ["null", "[]", "7", "\"row\""].map { block in
          EnvelopeCase("block \(block)", "H-OVL-4") { $0.moreBlocks = ",§\(block)" }
        } + [
          EnvelopeCase("canonical block", "H-OVL-4") { $0.block["origin"] = #"§"canonical""# },
          EnvelopeCase("twin block", "H-OVL-4") {
            $0.moreBlocks = #",{"type":"agent-reply""# + twin
          },
          EnvelopeCase("another type", nil) {
            $0.moreBlocks = #",{"type":"activity""# + other
          },
        ]
    )
  }
}
