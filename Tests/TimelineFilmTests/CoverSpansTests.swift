import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

@Suite struct CoverSpansTests {
  /// BM-PLAY-3.
  @Test func `The time before a pass is that pass's, and the parts sum to 288 ms`() throws {
    let span = try #require(CoverSpans(of: PassRun.trace(PassRun.slow)).spans.first)
    #expect(span.end == .zero + .milliseconds(288))
    #expect(span.cause == .still && span.passes == 9)
    let times = SettleKind.allCases.map { span.times[Int($0.rawValue)] }
    #expect(times.reduce(.zero, +) == .milliseconds(288))
    #expect(span.times[Int(SettleKind.waiting.rawValue)] == .milliseconds(64))
    #expect(span.waits[Int(SettleReason.preparing.rawValue)] == .milliseconds(32))
    #expect(span.waits[Int(SettleReason.olderPage.rawValue)] == .milliseconds(32))
    #expect(span.times[Int(SettleKind.still.rawValue)] == .milliseconds(160))
  }

  @Test func `A cover that is never lifted has no end, and is written with −1`() throws {
    let trace = PassRun.trace(PassRun.slow, isLifted: false)
    #expect(CoverSpans(of: trace).spans.map(\.end) == [nil])
    let film = String(decoding: Film.json(of: trace), as: UTF8.self)
    #expect(film.contains("\"reveals\":[{\"start\":0,\"end\":-1,\"cause\":-1,\"passes\":9,"))
  }
}
