import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FollowYankTests {
  /// A screen full of rows; the user reads far above the bottom.
  private func reading() -> RunBuilder {
    var run = RunBuilder()
    run.placeColumn(30)
    run.frame()
    return run
  }

  private func drag(_ run: inout RunBuilder, _ points: Double) {
    run.add(.input(.touchMoved, item: nil))
    run.scroll(points)
  }

  /// M-YANK-1.
  @Test func `A drag and its deceleration do not yank`() throws {
    var run = reading()
    run.add(.input(.touchDown, item: nil))
    for _ in 0..<5 { drag(&run, 12) }
    run.add(.input(.touchUp, item: nil))
    for step in [10.0, 7, 4, 1] { run.scroll(step, .decelerating) }
    // The last step comes with the frame in which the list is at rest already.
    run.scroll(0.5, [])
    run.frame()
    #expect(try run.value(.followYank) == 0)
  }

  @Test func `A movement during a drag that nothing commanded is a yank`() throws {
    var run = reading()
    run.add(.input(.touchDown, item: nil))
    drag(&run, 12)
    run.add(.input(.touchMoved, item: nil))
    run.frame(moved: 12 + 9, commanded: 12, .dragging)
    #expect(try run.value(.followYank) == 9)
    #expect(try Measurements(run.trace()).witness(of: .followYank)?.at == run.now)
  }

  @Test func `The follow link moving the list during a drag is a yank`() throws {
    var run = reading()
    run.add(.input(.touchDown, item: nil))
    drag(&run, 12)
    run.add(.input(.touchMoved, item: nil))
    run.scroll(5, [.dragging, .animating])
    #expect(try run.value(.followYank) == 5)
  }

  @Test func `A jump in a frame of a drag in which the finger did not move is a yank`() throws {
    var run = reading()
    run.add(.input(.touchDown, item: nil))
    drag(&run, 12)
    run.scroll(400)
    #expect(try run.value(.followYank) == 400)
  }

  @Test func `Up to 500 ms after the release the bottom may not pull`() throws {
    func yank(after delay: Interval, command: InputKind? = nil) throws -> Double? {
      var run = reading()
      run.add(.input(.touchDown, item: nil))
      drag(&run, 12)
      run.add(.input(.touchUp, item: nil))
      let release = run.now
      run.frame()
      run.frame()
      if let command { run.add(.input(command, item: nil)) }
      run.wait(release + delay - run.now - RunBuilder.frameTime)
      run.scroll(30, [.following, .animating])
      return try run.value(.followYank)
    }
    #expect(try yank(after: .milliseconds(500)) == 30)
    #expect(try yank(after: .milliseconds(501)) == 0)
    #expect(try yank(after: .milliseconds(400), command: .bottomTapped) == 0)
    #expect(try yank(after: .milliseconds(400), command: .send) == 0)
    #expect(try yank(after: .milliseconds(400), command: .live) == 30)
  }

  @Test func `A list that was released at the bottom may follow`() throws {
    var run = reading()
    run.content = .points(712)
    run.add(.input(.touchDown, item: nil))
    drag(&run, 12)
    run.add(.input(.touchUp, item: nil))
    run.frame()
    run.content = .points(750)
    run.scroll(2, [.following, .animating])
    #expect(try run.value(.followYank) == 0)
    // From then on the list is 36 pt above the bottom.
    run.scroll(2, [.following, .animating])
    #expect(try run.value(.followYank) == 2)
  }

  @Test func `A jump that leaves no row in common is seen by the offset`() throws {
    var run = reading()
    run.add(.input(.touchDown, item: nil))
    drag(&run, 12)
    run.add(.input(.touchMoved, item: nil))
    run.frame(moved: 2_012, commanded: 12, .dragging)
    #expect(try run.value(.followYank) == 2_000)
  }

  /// BM-STAT-2.
  @Test func `Without a touch there is no yank to speak of`() throws {
    var run = reading()
    run.frame(moved: 50)
    #expect(try run.value(.followYank) == nil)
  }
}
