import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FrameJankTests {
  private let refresh = RunBuilder.frameTime

  private func follow(_ run: inout RunBuilder, _ frames: Int) {
    for _ in 0..<frames { run.scroll(2, [.following, .animating]) }
  }

  /// M-JANK-1.
  @Test func `Of 4 pairs of frames that follow one janks when a frame is one refresh late`() throws
  {
    var run = RunBuilder()
    run.placeColumn(20)
    run.frame()
    follow(&run, 3)
    run.add(.late(by: refresh))
    run.wait(refresh)
    follow(&run, 2)
    #expect(try run.value(.jankFrames) == 25)
  }

  @Test func `A gap of 1.5 refreshes is no jank, one tick more is`() throws {
    func share(_ extra: Interval) throws -> Double? {
      var run = RunBuilder()
      run.placeColumn(20)
      follow(&run, 1)
      run.wait(extra)
      follow(&run, 1)
      return try run.value(.jankFrames)
    }
    let half = Interval(ticks: refresh.ticks / 2)
    #expect(try share(half) == 0)
    #expect(try share(Interval(ticks: half.ticks + 1)) == 100)
  }

  @Test func `A drag janks if the finger moved in time and not if it paused`() throws {
    func share(movesInTime: Bool) throws -> Double? {
      var run = RunBuilder()
      run.placeColumn(20)
      run.add(.input(.touchMoved, item: nil))
      run.scroll(5)
      if movesInTime { run.add(.input(.touchMoved, item: nil)) }
      run.wait(refresh * 3)
      if !movesInTime { run.add(.input(.touchMoved, item: nil)) }
      run.scroll(5)
      return try run.value(.jankFrames)
    }
    #expect(try share(movesInTime: true) == 100)
    #expect(try share(movesInTime: false) == 0)
  }

  /// M-JANK-1.
  @Test func `Moves that a stall of 50 ms kept waiting had come in time, so the drag janks`() throws
  {
    func share(waited: Bool) throws -> Double? {
      var run = RunBuilder()
      run.placeColumn(20)
      run.add(.input(.touchMoved, item: nil))
      run.scroll(5)
      run.wait(ms: 50)
      for wait in stride(from: Int64(42), through: 2, by: -8) {
        run.add(.input(.touchMoved, item: nil))
        if waited { run.add(.waited(.milliseconds(wait))) }
      }
      run.scroll(5)
      return try run.value(.jankFrames)
    }
    #expect(try share(waited: true) == 100)
    #expect(try share(waited: false) == 0)
  }

  /// BM-STAT-2.
  @Test func `Without two frames in motion there is nothing to judge`() throws {
    var run = RunBuilder()
    run.frame()
    run.scroll(2)
    run.frame()
    #expect(try run.value(.jankFrames) == nil)
  }
}
