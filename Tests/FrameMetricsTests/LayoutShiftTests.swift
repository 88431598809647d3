import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct LayoutShiftTests {
  /// Seven rows of 100 pt that fill the screen, one frame shown.
  private func filled() -> RunBuilder {
    var run = RunBuilder()
    run.placeColumn(8)
    run.frame()
    return run
  }

  /// M-NOTE-2.
  @Test func `Rows that move as commanded do not shift`() throws {
    var run = filled()
    for _ in 0..<10 { run.scroll(3.5) }
    #expect(try run.value(.shiftPtMax) == 0)
    #expect(try run.value(.shiftPtSum) == 0)
    #expect(try run.value(.shiftScore) == 0)
  }

  /// M-SHIFT-2.
  @Test func `One unit too much in one frame shows in every row on screen`() throws {
    var run = filled()
    run.frame(moved: 10 + 1.0 / 192, commanded: 10)
    // Rows 0 to 7 are partly visible in the second frame, row 7 was not in the first.
    #expect(try Measurements(run.trace())[.shiftPtMax]?.parts == 1)
    #expect(try Measurements(run.trace())[.shiftPtSum]?.parts == 7)
    #expect(try Measurements(run.trace()).witness(of: .shiftPtMax)?.at == run.now)
  }

  /// M-SHIFT-1.
  @Test func `A row that jumps by 70 pt scores the viewport share it touched times 0.1`() throws {
    var run = filled()
    run.place(6, top: 530)
    run.frame()
    // Row 6 stood at 600 to 700 and stands at 530 to 630: 170 of 700 pt, moved by 70.
    #expect(try Measurements(run.trace())[.shiftScore]?.parts == 24_286)
    #expect(try run.value(.shiftPtMax) == 70)
    let witness = try Measurements(run.trace()).witness(of: .shiftPtMax)
    #expect(witness == Witness(at: run.now, item: ItemID(rawValue: 6)))
  }

  @Test func `Of equal movements the first is the witness`() throws {
    var run = filled()
    run.frame(moved: 5)
    let first = run.now
    run.frame(moved: -5)
    let witness = try Measurements(run.trace()).witness(of: .shiftPtMax)
    #expect(witness == Witness(at: first, item: ItemID(rawValue: 0)))
  }

  @Test func `Spans that overlap count once, and rows below 3 pt not at all`() throws {
    var run = filled()
    run.place(0, top: 3)
    run.place(1, top: 103)
    run.place(5, top: 502)
    run.frame()
    // 0 to 203 of 700 pt, moved by 3.
    #expect(try Measurements(run.trace())[.shiftScore]?.parts == 1_243)
    #expect(try run.value(.shiftPtSum) == 8)
    var small = filled()
    small.place(5, top: 502)
    small.frame()
    #expect(try small.value(.shiftScore) == 0)
  }

  @Test func `Shifts less than 1 s apart add up to a burst`() throws {
    func score(gap: Interval) throws -> Int64? {
      var run = filled()
      run.place(6, top: 530)
      run.frame()
      run.wait(gap - RunBuilder.frameTime)
      run.place(6, top: 600)
      run.frame()
      return try Measurements(run.trace())[.shiftScore]?.parts
    }
    #expect(try score(gap: .milliseconds(999)) == 48_572)
    #expect(try score(gap: .seconds(1)) == 24_286)
  }

  @Test func `A burst ends before 5 s`() throws {
    var run = filled()
    for step in 0..<8 {
      run.place(6, top: step % 2 == 0 ? 530 : 600)
      run.frame()
      run.wait(Interval.milliseconds(900) - RunBuilder.frameTime)
    }
    // Shifts at 0, 0.9 … 4.5 s are the first six; the seventh at 5.4 s begins a new burst.
    #expect(try Measurements(run.trace())[.shiftScore]?.parts == 6 * 24_286)
  }

  @Test func `Covered frames are not compared, on either side`() throws {
    var run = RunBuilder()
    run.placeColumn(8)
    run.frame(.covered)
    run.place(6, top: 530)
    run.frame()
    #expect(try run.value(.shiftPtMax) == nil)
    #expect(try run.value(.shiftScore) == nil)
    #expect(try run.value(.shiftPtSum) == nil)
    run.place(6, top: 600)
    run.frame(.covered)
    #expect(try run.value(.shiftPtMax) == nil)
  }

  @Test func `A row has to be visible in both frames`() throws {
    var run = filled()
    // Row 7 touches the lower edge, so it was not visible; row 0 leaves and comes back in time.
    run.place(7, top: 650)
    run.leave(0)
    run.leave(1)
    run.place(1, top: 104)
    run.frame()
    #expect(try run.value(.shiftPtMax) == 4)
    #expect(try run.value(.shiftPtSum) == 4)
  }

  /// M-REVEAL-5.
  @Test func `The residual sums the 500 ms after the lift`() throws {
    func residual(after delay: Interval) throws -> Int64? {
      var run = RunBuilder()
      run.add(.covered(epoch: 0))
      run.placeColumn(8)
      run.frame(.covered)
      run.add(.revealed(.still, pass: 4, creep: .zero))
      let lift = run.now
      run.frame()
      run.wait(lift + delay - run.now - RunBuilder.frameTime)
      run.place(6, top: 530)
      run.frame()
      return try Measurements(run.trace())[.revealResidual]?.parts
    }
    #expect(try residual(after: .milliseconds(500)) == 24_286)
    #expect(try residual(after: .milliseconds(501)) == 0)
    #expect(try filled().value(.revealResidual) == nil)
  }
}
