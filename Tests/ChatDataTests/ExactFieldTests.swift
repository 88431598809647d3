import ChatData
import Testing

@Suite struct ExactFieldTests {
  @Test func `An unknown key is refused with the nearest key of its object`() {
    let top = EnvelopeCase("top", "H-ENV-1") { $0.top.append("§boundryToken", "1") }
    #expect(top.error?.message == "unknown key \"boundryToken\", did you mean \"boundaryToken\"?")
    #expect(top.error?.path == "boundryToken")
    let overlay = EnvelopeCase("overlay", "H-OVL-1") { $0.overlay.append("§revisions", "1") }
    #expect(overlay.error?.message == "unknown key \"revisions\", did you mean \"revision\"?")
    #expect(overlay.error?.path == "liveOverlay.revisions")
  }

  @Test func `A missing key is named at the object that lacks it`() {
    let item = EnvelopeCase("missing", "H-OVL-1") {
      $0.overlay.remove("revision")
      $0.overlay.mark()
    }
    #expect(item.error?.message == "the key \"revision\" is missing")
    #expect(item.error?.path == "liveOverlay")
    #expect(item.error?.byteOffset == item.byteOffset)
  }
}
