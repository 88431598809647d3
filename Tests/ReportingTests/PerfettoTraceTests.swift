import Reporting
import StrictJSON
import Testing
import TimelineTrace
import TimelineUnits

/// Covers `PerfettoTrace`, `PerfettoHost`, `TraceSpans`, `TraceLane`.
@Suite struct PerfettoTraceTests {
  private let setup = RunSetup()

  /// A reveal that takes all 63 passes of 32 ms.
  private func longReveal() -> Trace {
    var recorder = TraceRecorder()
    recorder.record(.began(setup), at: .zero)
    recorder.record(.covered(epoch: 0), at: .zero)
    for index in 1...63 {
      recorder.record(
        .settlePass(
          SettlePassRecord(
            index: index,
            kind: index == 1 ? .first : .moved,
            reason: index == 1 ? .noBaseline : .rowHeight,
            stillCount: 0,
            item: index == 1 ? nil : ItemID(rawValue: 5),
            difference: .points(1)
          )
        ),
        at: .zero + .milliseconds(Int64(index) * 32)
      )
    }
    let end = Instant.zero + .milliseconds(63 * 32)
    recorder.record(.revealed(.deadline, pass: 63, creep: .zero), at: end)
    recorder.record(.ended, at: end + .milliseconds(10))
    return recorder.finish()
  }

  /// What a reader does, one thing after the other and some without an end.
  private func mixed() -> Trace {
    var recorder = TraceRecorder()
    var now = Instant.zero
    recorder.record(.began(setup), at: now)
    let item = ItemID(rawValue: 3)
    let records: [TraceRecord] = [
      .covered(epoch: 1), .covered(epoch: 2), .mounted(rows: 9), .input(.live, item: item),
      .modelUpdated, .rendered(.live, changed: 1), .input(.touchDown, item: nil), .held,
      .olderRequested(underCover: false), .followLink(running: true), .followLink(running: true),
      .restoreBegan(anchor: item, screenY: .points(10)),
      .measured(item, from: .zero, to: .points(9), isFirst: true),
      .layout(LayoutSummary(passes: 2)), .preparing(item), .prepared(item), .guarded(item, rule: 2),
      .fault(.layoutLoop, value: 100), .reconfigured(item), .data(.loadEnded(.late)),
      .textWork(item, parses: 1, shapes: 9),
      .bottomPass(index: 1, gap: .zero, isStable: true),
      .bottomEnded(.stable), .followSwitched(on: true, .sent), .heldApplied(restedAt: .zero),
      .snapshotApplied(inserted: 1, deleted: 0, moved: 0), .olderEnded(.applied, rows: 4),
      .refreshed(.period(hertz: 120)), .revealed(.still, pass: 4, creep: .zero),
    ]
    for (index, record) in records.enumerated() {
      now = now + .milliseconds(7)
      recorder.record(record, at: now)
      let frame = FrameRecord(
        offset: .points(Int64(index) * 3),
        contentHeight: .points(2_000),
        commanded: .points(3),
        state: index < 10 ? [.covered] : []
      )
      recorder.record(.frame(frame), at: now)
      if index % 14 == 0 { recorder.record(.late(by: .milliseconds(20)), at: now) }
    }
    recorder.record(.ended, at: now)
    return recorder.finish()
  }

  private func events(_ trace: Trace, phase: StaticString) throws -> [JSONValue] {
    let root = try JSONDocument(RunExport.perfetto([("reveal/x", trace)])).root
    return try #require(try root.member("traceEvents")).elements().filter {
      try $0.member("ph")?.isString(phase) == true
    }
  }

  /// BM-CT-2, BM-CT-8.
  @Test func `63 passes of 32,000 µs fill a cover of 2,016,000 µs`() throws {
    let slices = try events(longReveal(), phase: "X")
    let passes = try slices.filter { try $0.member("cat")?.string() == "settle passes" }
    #expect(passes.count == 63)
    #expect(try passes.allSatisfy { try $0.member("dur")?.number() == 32_000 })
    let covers = try slices.filter { try $0.member("cat")?.string() == "cover" }
    #expect(try covers.map { try $0.member("dur")?.number() } == [2_016_000])
    let arguments = try #require(try passes[1].member("args"))
    #expect(try arguments.member("reason")?.string() == "rowHeight")
    #expect(try arguments.member("row")?.exactInteger() == 5)
  }

  /// BM-CT-3, BM-CT-4.
  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `An independent checker finds every lane nested and in order`() {
    let bytes = RunExport.perfetto([
      ("a", longReveal()), ("b", mixed()), ("<\"&\u{1b}", mixed()),
    ])
    #expect(Records.isAccepted(bytes, as: "perfetto"))
  }

  @Test(
    .enabled(if: Records.hasPython, "needs python3"),
    arguments: [
      ("\"dur\":32000", "\"dur\":40000"), ("\"ts\":64000", "\"ts\":1"),
      ("\"ph\":\"X\"", "\"ph\":\"Y\""), ("\"thread_name\"", "\"thread_nick\""),
      ("\"dur\":32000", "\"dur\":NaN"),
    ]
  )
  func `The checker refuses slices that overlap in part, times that go back and unknown phases`(
    from: String,
    to: String
  ) {
    let text = String(decoding: RunExport.perfetto([("a", longReveal())]), as: UTF8.self)
    let fault = text.replacing(from, with: to)
    #expect(fault != text)
    #expect(!Records.isAccepted(Array(fault.utf8), as: "perfetto"))
  }

  @Test func `A late frame is longer than expected and ends where the next one begins`() throws {
    let slices = try events(mixed(), phase: "X")
    let late = try slices.filter { try $0.member("name")?.string() == "late frame" }
    #expect(late.count == 3)
    #expect(try late.first?.member("dur")?.number() == 7_000)
    #expect(try late.last?.member("dur")?.number() == 28_333.333)
  }

  @Test func `What is open at the end of the run ends there`() throws {
    let slices = try events(mixed(), phase: "X")
    let lanes = try slices.compactMap { try $0.member("cat")?.string() }
    for lane in ["finger", "follow", "prepend restore"] { #expect(lanes.contains(lane)) }
  }

  /// BM-CT-7.
  @Test func `Each frame sets 7 counters`() throws {
    let counters = try events(mixed(), phase: "C")
    #expect(counters.count == 7 * 29)
    let names = try counters.suffix(7).map { try $0.member("name")?.string() }
    #expect(
      names == ["offset", "contentHeight", "lag", "speed", "blank", "drift", "shift"]
    )
    let speed = try #require(try counters[counters.count - 4].member("args")?.member("pt"))
    // 3 pt in 7 ms.
    #expect(abs(try speed.number() - 428.571) < 0.001)
    // No row was placed, so the whole screen is blank.
    let blank = try #require(try counters[counters.count - 3].member("args")?.member("pt"))
    #expect(try blank.number() == 700)
  }

  /// Frames that cost 0, 5 µs, and more than the time to the next one.
  private var hosts: [HostFrame] {
    [0, 5_000, 30_000_000].enumerated().map { index, nanoseconds in
      HostFrame(
        at: .zero + .milliseconds(Int64(index + 1) * 7),
        nanoseconds: nanoseconds,
        parts: [
          HostFrame.Part(name: "layout", nanoseconds: nanoseconds / 4),
          HostFrame.Part(name: "other", nanoseconds: nanoseconds - nanoseconds / 4),
        ]
      )
    } + [HostFrame(at: .zero + .milliseconds(28), nanoseconds: 7, parts: [])]
  }

  /// BM-CT-7.
  @Test func `A profiled run has a second process with the cost of each frame at its place`() throws
  {
    let bytes = RunExport.perfetto([("reveal/x", mixed(), hosts)])
    let root = try JSONDocument(bytes).root
    let events = try #require(try root.member("traceEvents")).elements()
    let own = try events.filter { try $0.member("pid")?.exactInteger() == 2 }
    let names = try own.filter { try $0.member("name")?.isString("process_name") == true }
    #expect(try names.first?.member("args")?.member("name")?.string() == "host: reveal/x")
    let slices = try own.filter { try $0.member("ph")?.isString("X") == true }
    func values(_ name: StaticString, _ key: StaticString) throws -> [Double?] {
      try slices.filter { try $0.member("name")?.isString(name) == true }.map {
        try $0.member(key)?.number()
      }
    }
    #expect(try values("frame", "ts") == [14_000, 21_000, 28_000])
    // The third is cut where the fourth begins; beside it stands what it cost.
    #expect(try values("frame", "dur") == [5, 7_000, 0.007])
    #expect(try values("layout", "dur") == [1.25, 7_000])
    #expect(try values("other", "dur") == [3.75])
    let costs = try own.filter { try $0.member("ph")?.isString("C") == true }
    let us = try costs.map { try $0.member("args")?.member("us")?.number() }
    #expect(us == [0, 5, 30_000, 0.007])
  }

  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `The independent checker takes processes of the host and refuses one without a frame`() {
    let bytes = RunExport.perfetto([("a", mixed(), hosts), ("b", longReveal(), [])])
    #expect(Records.isAccepted(bytes, as: "perfetto"))
    let text = String(decoding: bytes, as: UTF8.self)
    for (from, to) in [
      ("\"dur\":1.25", "\"dur\":6"), ("host: a", "host: z"), ("\"shift\"", "\"shaft\""),
    ] {
      let fault = text.replacing(from, with: to)
      #expect(fault != text)
      #expect(!Records.isAccepted(Array(fault.utf8), as: "perfetto"), "\(to)")
    }
  }
}
