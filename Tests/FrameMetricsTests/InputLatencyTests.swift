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

  /// M-LAT-1.
  @Test func `A move that waited 250 ms for a busy thread counts from when it was made`() throws {
    var run = RunBuilder()
    run.placeColumn(30)
    run.frame()
    run.wait(ms: 300)
    for wait in [250, 130, 10] as [Int64] {
      run.add(.input(.touchMoved, item: nil))
      run.add(.waited(.milliseconds(wait)))
    }
    run.add(.input(.live, item: nil))
    run.add(.waited(.milliseconds(290)))
    run.scroll(10)
    let frame = RunBuilder.frameTime.milliseconds
    #expect(abs(try #require(try run.value(.inputLatency)) - 250 - frame) < 0.001)
  }

  @Test func `A move that drags nothing has no latency`() throws {
    var run = RunBuilder()
    run.placeColumn(3)
    run.frame()
    run.add(.input(.touchMoved, item: nil))
    run.frame()
    #expect(try run.value(.inputLatency) == nil)
  }

  /// M-LAT-1.
  @Test func `A frame shows a move one refresh after its commit, and later if it is late`() throws {
    var run = RunBuilder()
    run.placeColumn(30)
    run.frame()
    run.add(.input(.touchMoved, item: nil))
    run.scroll(10)
    #expect(try run.value(.inputShown) == (RunBuilder.frameTime * 2).milliseconds)
    run.add(.late(by: RunBuilder.frameTime))
    #expect(try run.value(.inputShown) == (RunBuilder.frameTime * 3).milliseconds)
    #expect(try run.value(.inputLatency) == RunBuilder.frameTime.milliseconds)
  }

  @Test func `Of 51 moves the slowest one is beyond the 98th percentile`() throws {
    var run = RunBuilder()
    run.placeColumn(300)
    run.frame()
    for number in 0..<51 {
      run.add(.input(.touchMoved, item: nil))
      if number == 20 { run.wait(ms: 300) }
      run.scroll(1)
    }
    #expect(try run.value(.inputLatencyP98) == RunBuilder.frameTime.milliseconds)
    #expect((try run.value(.inputLatency) ?? 0) > 300)
  }
}
