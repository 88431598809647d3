import ChatData
import StrictJSON
import Testing
import TimelineUnits

@Suite struct EnvelopeErrorTests {
  @Test func `An error is one line with place, sentence and rule`() {
    let error = EnvelopeCase("bad order", "H-ROW-4") { $0.live["sourceOrder"] = "[4,1.5]" }.error
    #expect(error?.path == "timeline[1].sourceOrder[1]")
    #expect(
      error?.description
        == "byte \(error?.byteOffset ?? 0), timeline[1].sourceOrder[1]: "
        + "expected an integer without fraction or exponent (H-ROW-4)"
    )
    let root = EnvelopeError(rule: "H-ENV-1", byteOffset: 0, path: "", message: "wrong")
    #expect("\(root)" == "byte 0: wrong (H-ENV-1)")
  }

  @Test func `The reader's own limits are those of the project`() {
    let limits = JSONLimits.default
    #expect(limits.maximumBytes == Limits.inputBytes)
    #expect(limits.maximumDepth == Limits.jsonDepth)
    #expect(limits.maximumNodes == Limits.jsonNodes)
    #expect(limits.maximumStringBytes == Limits.jsonStringBytes)
    #expect(limits.maximumKeys == Limits.jsonKeys)
    #expect(limits.maximumIntegerLength == Limits.jsonIntegerLength)
  }

  @Test func `A smaller limit refuses an envelope as the JSON text that it is`() {
    let bytes = EnvelopeCase("usual", nil) { _ in }.bytes
    var limits = JSONLimits()
    limits.maximumBytes = 100
    let error = #expect(throws: EnvelopeError.self) {
      try HistoryEnvelope.decode(bytes, limits: limits)
    }
    #expect(error?.rule == "H-JSON-7")
    #expect(error?.byteOffset == 100)
  }
}
