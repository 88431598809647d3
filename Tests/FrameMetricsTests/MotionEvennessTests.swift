import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MotionEvennessTests {
  /// The events of a deceleration with these movements in pt, on a screen of one pixel a point.
  private func events(_ movements: [Double], _ state: FrameState = .decelerating) throws -> Double?
  {
    var run = RunBuilder()
    run.placeColumn(90)
    run.frame()
    for movement in movements { run.scroll(movement, state) }
    return try run.value(.motionUnevenness)
  }

  /// M-EVEN-1.
  @Test func `A movement over a fifth larger or smaller than both neighbours is an event`() throws {
    #expect(try events([20, 24, 20]) == 0)
    #expect(try events([20, 24.5, 20]) == 1)
    #expect(try events([24, 20, 24]) == 0)
    #expect(try events([24.5, 20, 24.5]) == 1)
    // Larger than one neighbour alone is speeding up.
    #expect(try events([20, 26, 33]) == 0)
    #expect(try events([30, 29, 45, 27, 26]) == 1)
  }

  @Test func `Up to 7 pixels two fifths are needed, and one pixel is never an event`() throws {
    #expect(try events([5, 7, 5]) == 0)
    #expect(try events([4, 6, 4]) == 1)
    #expect(try events([2, 3, 2]) == 0)
    #expect(try events([3, 0, 3]) == 1)
  }

  @Test func `A bounce that turns is even, one movement against the others is an event`() throws {
    #expect(try events([-13, -3, -1, 1, 3, 5]) == 0)
    #expect(try events([13, 3, 1, -1, -3, -5]) == 0)
    #expect(try events([-20, 20, -20]) == 1)
    #expect(try events([20, -20, 20]) == 1)
    #expect(try events([-20, -24.5, -20]) == 1)
    #expect(try events([-24.5, -20, -24.5]) == 1)
    #expect(try events([-24, -20, -24]) == 0)
    #expect(try events([-10, 40, 30]) == 1)
  }

  @Test func `A pause between two motions, a drag and the cover are not judged`() throws {
    #expect(try events([20, 40, 20], .dragging) == nil)
    #expect(try events([20, 40, 20], [.animating, .covered]) == nil)
    var run = RunBuilder()
    run.placeColumn(90)
    for movement in [20.0, 40] { run.scroll(movement, .animating) }
    run.frame()
    for movement in [20.0, 20] { run.scroll(movement, .animating) }
    #expect(try run.value(.motionUnevenness) == nil)
  }
}
