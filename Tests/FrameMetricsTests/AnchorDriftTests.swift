import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct AnchorDriftTests {
  private let anchor = ItemID(rawValue: 3)

  /// Row 3 stands at 40 pt on screen when a page of 500 pt is put above it.
  private func prepended(landing: Double = 540) -> RunBuilder {
    var run = RunBuilder()
    run.place(3, top: 40)
    run.place(4, top: 140)
    run.frame()
    run.add(.snapshotApplied(inserted: 5, deleted: 0, moved: 0))
    run.add(.restoreBegan(anchor: anchor, screenY: .points(40)))
    run.place(3, top: landing)
    run.place(4, top: landing + 100)
    return run
  }

  /// M-DRIFT-1.
  @Test func `An anchor that is held in every frame drifts 0 pt`() throws {
    var run = prepended()
    run.frame(moved: 500)
    run.place(3, top: 580)
    run.frame(moved: 40)
    run.add(.restoreEnded(.settled))
    run.frame()
    #expect(try run.value(.anchorDriftWorst) == 0)
    #expect(try run.value(.anchorDriftFinal) == 0)
  }

  /// H-PREPEND-4.
  @Test func `A frame between that is off by 12 pt is the worst, though the last one is right`()
    throws
  {
    var run = prepended()
    run.frame(moved: 488)
    run.frame(moved: 12)
    #expect(try run.value(.anchorDriftWorst) == 12)
    #expect(try run.value(.anchorDriftFinal) == 0)
    let witness = try Measurements(run.trace()).witness(of: .anchorDriftWorst)
    #expect(witness?.item == anchor)
  }

  @Test func `The frame that shows the prepend is judged, also if the list moves in it`() throws {
    var run = prepended()
    run.add(.restoreEnded(.settled))
    run.frame(moved: 507, commanded: 4)
    run.frame(moved: 90, commanded: 4)
    #expect(try run.value(.anchorDriftWorst) == 3)
    #expect(try run.value(.anchorDriftFinal) == 3)
  }

  @Test func `An anchor that ends 1 unit off is final as well as worst`() throws {
    var run = prepended()
    run.frame(moved: 500 - 1.0 / 192)
    let found = try Measurements(run.trace())
    #expect(found[.anchorDriftWorst]?.parts == 1)
    #expect(found[.anchorDriftFinal]?.parts == 1)
  }

  @Test func `Commanded movement is taken off while the restore runs`() throws {
    var run = prepended()
    run.frame(moved: 500)
    run.scroll(25, .decelerating)
    #expect(try run.value(.anchorDriftWorst) == 0)
    run.frame(moved: 10, commanded: 4)
    #expect(try run.value(.anchorDriftWorst) == 6)
  }

  @Test func `A step that was commanded before the record does not count`() throws {
    var run = RunBuilder()
    run.place(3, top: 40)
    run.frame(.decelerating)
    // The last step of the deceleration takes the row from 40 to 37 pt; the page comes then.
    run.add(.restoreBegan(anchor: anchor, screenY: .points(37)))
    run.place(3, top: 540)
    run.frame(moved: 503, commanded: 3)
    #expect(try run.value(.anchorDriftWorst) == 0)
  }

  @Test func `After the end of the restore frames count until a commanded one or for 500 ms`()
    throws
  {
    var run = prepended()
    run.frame(moved: 500)
    run.add(.restoreEnded(.settled))
    run.frame(moved: 2)
    #expect(try run.value(.anchorDriftFinal) == 2)
    run.scroll(1)
    run.frame(moved: 30)
    #expect(try run.value(.anchorDriftWorst) == 2)
    var late = prepended()
    late.frame(moved: 500)
    late.add(.restoreEnded(.settled))
    late.wait(.milliseconds(501) - RunBuilder.frameTime)
    late.frame(moved: 30)
    #expect(try late.value(.anchorDriftWorst) == 0)
  }

  @Test func `An anchor that vanishes counts with the least distance that hides it`() throws {
    var run = prepended()
    run.leave(3)
    run.frame(moved: 2_000)
    // It should stand at 40 to 140 pt: 140 pt up take it off screen.
    #expect(try run.value(.anchorDriftWorst) == 140)
    #expect(try run.value(.anchorDriftFinal) == 140)
  }

  @Test(arguments: [150.0, -661])
  func `An anchor that was scrolled off screen ends the watch`(distance: Double) throws {
    var run = prepended()
    run.frame(moved: 500)
    run.leave(3)
    run.scroll(distance)
    #expect(try run.value(.anchorDriftWorst) == 0)
  }

  @Test func `Covered frames are not judged, and the last of several prepends is not the only one`()
    throws
  {
    var covered = prepended()
    covered.frame(moved: 0, .covered)
    covered.frame(moved: 0)
    #expect(try covered.value(.anchorDriftWorst) == nil)
    var twice = prepended()
    twice.frame(moved: 507)
    twice.add(.restoreBegan(anchor: anchor, screenY: .points(33)))
    twice.frame()
    #expect(try twice.value(.anchorDriftFinal) == 7)
  }

  @Test func `Without a frame that shows the anchor the record's own place counts`() throws {
    var run = RunBuilder()
    run.add(.restoreBegan(anchor: anchor, screenY: .points(40)))
    run.place(3, top: 545)
    run.frame(moved: 500)
    #expect(try run.value(.anchorDriftWorst) == 5)
  }

  /// BM-STAT-2.
  @Test func `Without a prepend there is no drift`() throws {
    var run = RunBuilder()
    run.placeColumn(3)
    run.frame()
    run.frame(moved: 50)
    #expect(try run.value(.anchorDriftWorst) == nil)
    #expect(try run.value(.anchorDriftFinal) == nil)
  }
}
