import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceTextWriterTests {
  private func line(_ record: TraceRecord, at ticks: Int64 = 0) -> String {
    String(
      decoding: TraceText.line(TimedRecord(at: Instant(ticks: ticks), record: record)),
      as: UTF8.self
    )
  }

  @Test func `Times are ms and lengths pt, with an exact fraction where needed`() {
    #expect(line(.held, at: 11_760_000) == "16_2/3 held")
    #expect(line(.held, at: 5_880_000) == "8_1/3 held")
    #expect(line(.held, at: 22_579_200) == "32 held")
    #expect(line(.held, at: 1) == "0_1/705600 held")
    let row = ItemID(rawValue: 7)
    #expect(
      line(.placed(row, top: Length(units: -97), height: .points(80), isEstimated: true))
        == "0 placed item=7 top=-0_97/192 height=80 estimated=yes"
    )
    #expect(
      line(.measured(row, from: .points(80), to: Length(units: 15_424), isFirst: false))
        == "0 measured item=7 from=80 to=80_1/3 first=no"
    )
  }

  @Test func `States, missing items and causes are words`() {
    let frame = FrameRecord(
      offset: .points(10),
      contentHeight: .points(900),
      commanded: .points(-5),
      state: [.covered, .loading]
    )
    #expect(
      line(.frame(frame)) == "0 frame offset=10 content=900 commanded=-5 state=covered|loading"
    )
    #expect(line(.input(.live, item: nil)) == "0 input kind=live item=-")
    #expect(line(.restoreEnded(.settled)) == "0 restoreEnded end=settled")
    let pass = SettlePassRecord(
      index: 4,
      kind: .moved,
      reason: .rowHeight,
      stillCount: 0,
      item: ItemID(rawValue: 3),
      difference: .points(2)
    )
    #expect(
      line(.settlePass(pass))
        == "0 settlePass pass=4 kind=moved reason=rowHeight still=0 item=3 difference=2"
    )
  }
}
