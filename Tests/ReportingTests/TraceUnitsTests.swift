import Reporting
import StrictJSON
import Testing
import TimelineTrace
import TimelineUnits

/// Spans in µs that strictly nest, and marks without a length that stay marks.
@Suite struct TraceUnitsTests {
  private let setup = RunSetup(
    viewport: Size(width: .points(390), height: .points(700)),
    insets: EdgeInsets(),
    scale: 3,
    refresh: .period(hertz: 60),
    estimatedHeight: .points(80),
    renderInterval: .period(hertz: 6)
  )

  /// A cover of 2,016 ms with 63 passes of 32 ms, and two marks where the cover and a pass begin.
  private func trace() -> Trace {
    var recorder = TraceRecorder()
    recorder.record(.began(setup), at: .zero)
    recorder.record(.covered(epoch: 0), at: .zero)
    recorder.record(.modelUpdated, at: .zero)
    recorder.record(.input(.live, item: nil), at: .zero)
    for index in 1...63 {
      let at = Instant.zero + .milliseconds(Int64(index) * 32)
      if index == 5 {
        recorder.record(.modelUpdated, at: at)
        recorder.record(.input(.live, item: nil), at: at)
      }
      recorder.record(
        .settlePass(
          SettlePassRecord(
            index: index,
            kind: .moved,
            reason: .rowHeight,
            stillCount: 0,
            item: nil,
            difference: .points(1)
          )
        ),
        at: at
      )
    }
    let end = Instant.zero + .milliseconds(2_016)
    recorder.record(.revealed(.deadline, pass: 63, creep: .zero), at: end)
    recorder.record(.ended, at: end)
    return recorder.finish()
  }

  private func events(_ phase: StaticString) throws -> [JSONValue] {
    let root = try JSONDocument(RunExport.perfetto([("reveal/x", trace())])).root
    return try #require(try root.member("traceEvents")).elements().filter {
      try $0.member("ph")?.isString(phase) == true
    }
  }

  private func number(_ key: StaticString, of event: JSONValue) throws -> Double {
    try #require(try event.member(key)).number()
  }

  private func slices(_ lane: StaticString) throws -> [JSONValue] {
    try events("X").filter { try $0.member("cat")?.isString(lane) == true }
  }

  /// B68.1, B68.5.
  @Test func `A reader gives back 63 passes of 32,000 µs in a cover of 2.016 s`() throws {
    let passes = try slices("settle passes")
    #expect(try passes.map { try number("dur", of: $0) } == Array(repeating: 32_000, count: 63))
    #expect(try passes.map { try number("ts", of: $0) } == (0..<63).map { Double($0) * 32_000 })
    let cover = try slices("cover")
    #expect(try cover.map { try number("dur", of: $0) / 1e6 } == [2.016])
  }

  /// B68.2.
  @Test func `Spans of one lane strictly nest`() throws {
    var lanes: [Double: [(start: Double, end: Double)]] = [:]
    for slice in try events("X") {
      let start = try number("ts", of: slice)
      let end = start + (try number("dur", of: slice))
      lanes[try number("tid", of: slice), default: []].append((start, end))
    }
    #expect(lanes.count >= 2)
    for spans in lanes.values {
      for (left, right) in spans.enumerated().flatMap({ index, left in
        spans[(index + 1)...].map { (left, $0) }
      }) {
        let isApart = left.end <= right.start || right.end <= left.start
        let isInside = left.start <= right.start && right.end <= left.end
        #expect(isApart || isInside)
      }
    }
  }

  /// B68.3.
  @Test func `Marks at the start of a span are instants and have no length`() throws {
    let marks = try events("i")
    for at in [0.0, 160_000] {
      #expect(try marks.count { try number("ts", of: $0) == at } >= 2)
    }
    #expect(try marks.allSatisfy { try $0.member("dur") == nil })
    #expect(try events("X").allSatisfy { try number("dur", of: $0) > 0 })
  }

  /// B68.4.
  @Test func `No comma leads or trails a list`() {
    let text = String(decoding: RunExport.perfetto([("reveal/x", trace())]), as: UTF8.self)
      .filter { !$0.isWhitespace }
    for pair in ["[,", ",]", "{,", ",}", ",,"] { #expect(!text.contains(pair)) }
    #expect(throws: Never.self) { try JSONDocument(Array(text.utf8)) }
  }
}
