import Testing
import TimelineTrace
import TimelineUnits

@Suite struct DataFactTests {
  private func line(_ fact: DataFact) -> String {
    let timed = TimedRecord(at: .zero + .milliseconds(5), record: .data(fact))
    return String(decoding: TraceText.line(timed), as: UTF8.self)
  }

  /// M-DATA-1.
  @Test func `A fact is a record of its own, with its numbers as fields`() {
    #expect(line(.began) == "5 dataBegan")
    #expect(line(.loadEnded(.timedOut)) == "5 loadEnded outcome=timedOut")
    #expect(line(.sent(operation: 2, files: 5)) == "5 sent operation=2 files=5")
    let shown = DataFact.liveShown(ItemID(rawValue: 7), epoch: 1, revision: 42)
    #expect(line(shown) == "5 liveShown item=7 epoch=1 revision=42")
  }
}
