import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct InputToStillTests {
  private let refresh = RunBuilder.frameTime

  /// A drag that is let go right after a frame, then frames that move so far.
  private func fling(_ run: inout RunBuilder, _ movements: [Double]) {
    run.add(.input(.touchDown, item: nil))
    run.scroll(20)
    run.add(.input(.touchUp, item: nil))
    for movement in movements { run.scroll(movement, .decelerating) }
    run.frame()
  }

  /// M-LAT-2.
  @Test func `A fling lasts to the last frame that moved more than half a point`() throws {
    var run = RunBuilder()
    run.placeColumn(90)
    run.frame()
    fling(&run, [10, 4, 0.6, 0.5, 0.2])
    #expect(try run.value(.inputToStillP50) == (refresh * 3).milliseconds)
  }

  @Test func `Of three drags the median is the second and the 95th percentile the longest`() throws
  {
    var run = RunBuilder()
    run.placeColumn(90)
    run.frame()
    fling(&run, [9, 9, 9, 9])
    fling(&run, [])
    fling(&run, [9, 9])
    #expect(try run.value(.inputToStillP50) == (refresh * 2).milliseconds)
    #expect(try run.value(.inputToStillP95) == (refresh * 4).milliseconds)
  }

  @Test func `A touch ends the time, and a tap without a drag has none`() throws {
    var run = RunBuilder()
    run.placeColumn(90)
    run.frame()
    run.add(.input(.touchDown, item: nil))
    run.add(.input(.touchUp, item: nil))
    run.frame()
    #expect(try run.value(.inputToStillP50) == nil)
    run.scroll(20)
    run.add(.input(.touchUp, item: nil))
    run.scroll(9, .decelerating)
    run.add(.input(.touchDown, item: nil))
    run.scroll(9, .decelerating)
    #expect(try run.value(.inputToStillP95) == refresh.milliseconds)
  }
}
