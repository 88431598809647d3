import Experiments
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MeasureReasonsTests {
  private func trace(_ records: [TraceRecord]) -> Trace {
    var recorder = TraceRecorder()
    for record in records { recorder.record(record, at: .zero) }
    return recorder.finish()
  }

  @Test func `Each measurement has the reason that came last before it, once`() {
    let item = ItemID(rawValue: 1)
    func measured(_ points: Int64, first: Bool = false) -> TraceRecord {
      .measured(item, from: .zero, to: .points(points), isFirst: first)
    }
    let reasons = MeasureReasons.all(
      in: trace([
        measured(1, first: true), .reconfigured(item), measured(2), .prepared(item), measured(3),
        .input(.resized, item: item), measured(4), measured(5), .prepared(ItemID(rawValue: 0)),
        measured(6),
      ])
    )
    #expect(reasons.count == 2)
    #expect(reasons[0] == MeasureReasons())
    #expect(reasons[1].first == 1 && reasons[1].newContent == 1 && reasons[1].prepared == 1)
    #expect(reasons[1].resized == 1 && reasons[1].again == 2 && reasons[1].total == 6)
    #expect(reasons[1].heights == (1...6).map { .points($0) })
  }
}
