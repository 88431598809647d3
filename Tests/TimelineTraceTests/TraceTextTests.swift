import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceTextTests {
  private let head = "timelinetrace/1\n"
  private let began =
    "0 began width=390 height=700 insetTop=0 insetLeft=0 insetBottom=0 insetRight=0 scale=1 "
    + "refresh=16_2/3 estimate=80 renderInterval=166_2/3\n"

  private func line(_ record: TraceRecord, at ticks: Int64 = 0) -> String {
    String(
      decoding: TraceText.line(TimedRecord(at: Instant(ticks: ticks), record: record)),
      as: UTF8.self
    )
  }

  private func flaw(_ text: String) -> TraceError? {
    do throws(TraceError) {
      _ = try TraceText.parse(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `The text of a trace reads back as the same trace`(seed: UInt64) throws {
    var source = RandomRecords(seed: seed)
    let trace = source.trace(count: 300)
    #expect(try TraceText.parse(TraceText.text(of: trace)) == trace)
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

  @Test func `Comment lines may stand between records`() throws {
    let text = head + "# look at pass 4\n" + began + "#\n32 ended\n# end\n"
    let trace = try TraceText.parse(Array(text.utf8))
    #expect(
      String(decoding: TraceText.text(of: trace), as: UTF8.self) == head + began + "32 ended\n"
    )
  }

  @Test func `Each flaw of a line has its reason and position`() {
    let start = (head + began).utf8.count
    func expect(_ line: String, _ offset: Int, _ reason: TraceError.Reason) {
      #expect(flaw(head + began + line) == TraceError(byteOffset: start + offset, reason: reason))
    }
    #expect(flaw("") == TraceError(byteOffset: 0, reason: .notATrace))
    #expect(flaw("timelinetrace/2\n") == TraceError(byteOffset: 0, reason: .notATrace))
    expect("", 0, .notEnded)
    expect("0 ended", 7, .truncated)
    expect("0 ended \n", 7, .malformedLine)
    expect("0 vanished\n", 2, .unknownRecord)
    expect("x held\n", 0, .malformedLine)
    expect("-1 held\n", 0, .numberOutOfRange)
    expect("-0 held\n", 0, .overlongNumber)
    expect("007 held\n", 0, .overlongNumber)
    expect("0_2/4 held\n", 0, .overlongNumber)
    expect("0_1/11 held\n", 0, .overlongNumber)
    expect("0_3/3 held\n", 0, .overlongNumber)
    expect("12765100000000000 held\n", 0, .numberOutOfRange)
    expect("0 rendered cause=later changed=0\n", 17, .unknownValue)
    expect("0 rendered changed=0\n", 11, .malformedLine)
    expect("0 rendered cause=live changed=-1\n", 21, .numberOutOfRange)
    expect("0 left item=4294967296\n", 12, .numberOutOfRange)
    expect("0 frame offset=0 content=0 commanded=0 state=loading|covered\n", 53, .unknownValue)
    expect("0 followLink running=true\n", 21, .unknownValue)
    expect("5 held\n4 held\n", 7, .timeGoesBack)
    expect("0 ended\n0 held\n", 8, .afterEnd)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Text with changed or missing bytes is refused or still a trace`(seed: UInt64) throws {
    var source = RandomRecords(seed: seed)
    let original = TraceText.text(of: source.trace(count: 30))
    for _ in 0..<300 {
      var bytes = original
      bytes[source.random.below(bytes.count)] = UInt8(source.random.below(128))
      if source.random.chance(1, in: 2) { bytes.removeLast(source.random.below(bytes.count)) }
      guard let trace = try? TraceText.parse(bytes) else { continue }
      #expect(try Trace(bytes: trace.bytes) == trace)
    }
  }
}
