import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

/// Covers `FrameState+Motion`.
@Suite struct HitchTimeTests {
  private let refresh = Interval.period(hertz: 60)

  /// 61 frames of a drag, one second; every frame in `late` is one refresh late.
  private func drag(late: [Int]) -> RunBuilder {
    var run = RunBuilder()
    run.placeColumn(300)
    run.frame()
    for number in 0...60 {
      run.scroll(2)
      if late.contains(number) { run.add(.late(by: refresh)) }
    }
    return run
  }

  /// M-HITCH-1, U-HITCH-5.
  @Test func `Six frames of a second of drag that miss one refresh make 100 ms of hitch`() throws {
    let run = drag(late: [5, 10, 20, 30, 40, 50])
    #expect(try run.value(.hitchTime) == 100)
    let ratio = try run.value(.hitchRatio)
    #expect(abs((ratio ?? 0) - 100) < 0.001)
    #expect(try run.value(.hitchGradeScrolling) == 2)
    #expect(try run.value(.hitchGradeAnimation) == 3)
    #expect(try run.value(.frameLateCount) == 6)
  }

  @Test func `A drag without a late frame has a ratio of 0, a run at rest has none`() throws {
    #expect(try drag(late: []).value(.hitchRatio) == 0)
    #expect(try drag(late: []).value(.hitchGradeScrolling) == 0)
    var still = RunBuilder()
    still.placeColumn(3)
    still.frame()
    still.frame()
    #expect(try still.value(.hitchRatio) == nil)
    #expect(try still.value(.frameLateCount) == 0)
  }

  /// U-HITCH-2.
  @Test func `A late frame of a list at rest is late but no hitch`() throws {
    var run = drag(late: [])
    run.frame()
    run.add(.late(by: refresh * 3))
    #expect(try run.value(.hitchTime) == 0)
    #expect(try run.value(.frameLateCount) == 1)
    #expect(try run.value(.frameLateWorst) == 50)
  }
}
