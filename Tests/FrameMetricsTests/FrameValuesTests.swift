import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FrameValuesTests {
  /// What each frame of a run shows, in pt.
  private func points(_ run: RunBuilder, _ value: (FrameValues) -> Length) -> [Double] {
    FrameValues.all(in: run.trace()).map { value($0).points }
  }

  @Test func `Each frame has its own values, and the largest are those that the metrics report`()
    throws
  {
    var run = RunBuilder()
    run.placeColumn(7)
    run.frame()
    run.leave(2)
    run.frame()
    run.placeColumn(7)
    run.frame(moved: 30, commanded: 10)
    run.frame(moved: -5, commanded: -5)
    #expect(points(run, \.blank) == [0, 100, 30, 25])
    #expect(try run.value(.blankPt) == 100)
    #expect(points(run, \.shift) == [0, 0, 20, 0])
    #expect(try run.value(.shiftPtMax) == 20)
    #expect(points(run, \.lag) == [9_300, 9_300, 9_270, 9_275])
    let frames = FrameValues.all(in: run.trace())
    #expect(frames.map(\.at) == (1...4).map { .zero + RunBuilder.frameTime * Int64($0) })
  }

  @Test func `The anchor of a prepend drifts by 12 pt in one frame and by nothing after it`() throws
  {
    var run = RunBuilder()
    run.place(3, top: 40)
    run.place(4, top: 140)
    run.frame()
    run.add(.snapshotApplied(inserted: 5, deleted: 0, moved: 0))
    run.add(.restoreBegan(anchor: ItemID(rawValue: 3), screenY: .points(40)))
    run.place(3, top: 540)
    run.place(4, top: 640)
    run.frame(moved: 488)
    run.frame(moved: 12)
    run.add(.restoreEnded(.settled))
    run.frame(moved: 5, commanded: 5)
    #expect(points(run, \.drift) == [0, 12, 0, 0])
    #expect(try run.value(.anchorDriftWorst) == 12)
  }

  @Test func `Under the cover nothing is blank and nothing shifts`() {
    var run = RunBuilder()
    run.place(0, top: 0)
    run.frame(.covered)
    run.place(0, top: 50)
    run.frame(.covered)
    #expect(points(run, \.blank) == [0, 0])
    #expect(points(run, \.shift) == [0, 0])
  }
}
