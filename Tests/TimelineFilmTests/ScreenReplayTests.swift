import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

@Suite struct ScreenReplayTests {
  private let trace = SampleRun.trace()

  @Test func `Going on frame by frame gives at 40 instants what reading all anew gives`() {
    var replay = ScreenReplay(trace)
    for step in 0..<40 {
      let instant = Instant(ticks: Int64(step) * 190_000_000)
      replay.advance(to: instant)
      let wanted = ReplayedScreen(trace, at: instant).json
      #expect(String(decoding: replay.json(), as: UTF8.self) == wanted)
    }
    #expect(replay.end != nil)
  }

  @Test func `There are 600 next frames, each later than the one before`() {
    var replay = ScreenReplay(trace)
    var count = 0
    var last = Instant.zero
    while let next = replay.nextFrame {
      #expect(next > last)
      last = next
      count += 1
      replay.advance(to: next)
    }
    #expect(count == 600)
  }
}
