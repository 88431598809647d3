import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct InputLatencyTests {
  /// M-LAT-1.
  @Test func `The latency is from the oldest move to the first frame after it`() throws {
    var run = RunBuilder()
    run.placeColumn(30)
    run.frame()
    run.add(.input(.touchMoved, item: nil))
    run.wait(ms: 5)
    run.add(.input(.touchMoved, item: nil))
    run.scroll(10)
    let first = try run.value(.inputLatency)
    run.add(.input(.touchMoved, item: nil))
    run.wait(ms: 40)
    run.scroll(10)
    let second = try run.value(.inputLatency)
    #expect((first ?? 0) >= 5)
    #expect((second ?? 0) >= (first ?? 0) + 34)
  }

  @Test func `A move that drags nothing has no latency`() throws {
    var run = RunBuilder()
    run.placeColumn(3)
    run.frame()
    run.add(.input(.touchMoved, item: nil))
    run.frame()
    #expect(try run.value(.inputLatency) == nil)
  }
}
