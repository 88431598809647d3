import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RevealTimingTests {
  /// Settle passes 32 ms apart under a cover, then the reveal.
  private func reveal(
    _ run: inout RunBuilder,
    _ passes: [(SettleKind, SettleReason)],
    cause: RevealCause = .still,
    creep: Length = .zero
  ) {
    run.add(.covered(epoch: 0))
    for (index, pass) in passes.enumerated() {
      run.wait(ms: 32)
      run.add(
        .settlePass(
          SettlePassRecord(
            index: index + 1,
            kind: pass.0,
            reason: pass.1,
            stillCount: pass.0 == .still ? 1 : 0,
            item: nil,
            difference: .zero
          )
        )
      )
    }
    run.add(.revealed(cause, pass: passes.count, creep: creep))
  }

  private let settling: [(SettleKind, SettleReason)] =
    [(.waiting, .preparing), (.waiting, .preparing), (.waiting, .olderPage), (.moved, .rowHeight)]
    + [(.still, .none), (.still, .none), (.still, .none)]

  /// M-REVEAL-1, M-REVEAL-2.
  @Test func `Three waits, one move and three still passes take 224 ms and 7 passes`() throws {
    var run = RunBuilder()
    reveal(&run, settling)
    #expect(try run.value(.revealMs) == 224)
    #expect(try run.value(.revealPasses) == 7)
    #expect(try run.value(.revealDeadlineHit) == 0)
  }

  /// M-REVEAL-4.
  @Test func `The parts of the wait sum to the whole`() throws {
    var run = RunBuilder()
    reveal(&run, settling)
    #expect(try run.value(.revealWaitWaiting) == 96)
    #expect(try run.value(.revealWaitPreparing) == 64)
    #expect(try run.value(.revealWaitOlderPage) == 32)
    #expect(try run.value(.revealWaitApplying) == 0)
    #expect(try run.value(.revealWaitFirstLoad) == 0)
    #expect(try run.value(.revealWaitFirst) == 0)
    #expect(try run.value(.revealWaitMoved) == 32)
    #expect(try run.value(.revealWaitStill) == 96)
    #expect(try run.value(.revealWaitUnusable) == 0)
  }

  @Test func `Time from the last pass to the lift belongs to that pass`() throws {
    var run = RunBuilder()
    run.add(.covered(epoch: 0))
    run.wait(ms: 32)
    let pass = SettlePassRecord(
      index: 1,
      kind: .still,
      reason: .none,
      stillCount: 1,
      item: nil,
      difference: .zero
    )
    run.add(.settlePass(pass))
    run.wait(ms: 8)
    run.add(.revealed(.still, pass: 1, creep: .zero))
    #expect(try run.value(.revealMs) == 40)
    #expect(try run.value(.revealWaitStill) == 40)
  }

  @Test func `Each other kind and reason has a part of its own`() throws {
    var run = RunBuilder()
    reveal(
      &run,
      [(.unusable, .bounds), (.waiting, .applying), (.waiting, .firstLoad), (.first, .noBaseline)]
    )
    #expect(try run.value(.revealWaitUnusable) == 32)
    #expect(try run.value(.revealWaitApplying) == 32)
    #expect(try run.value(.revealWaitFirstLoad) == 32)
    #expect(try run.value(.revealWaitFirst) == 32)
  }

  @Test func `One pass more is 32 ms and one pass more`() throws {
    var run = RunBuilder()
    reveal(&run, settling + [(.still, .none)])
    #expect(try run.value(.revealMs) == 256)
    #expect(try run.value(.revealPasses) == 8)
    #expect(try run.value(.revealWaitStill) == 128)
  }

  /// M-REVEAL-3.
  @Test func `One of two reveals at the deadline is 50 percent, and the longer one counts`() throws
  {
    var run = RunBuilder()
    let moving = [(SettleKind, SettleReason)](repeating: (.moved, .rowTop), count: 63)
    reveal(&run, moving, cause: .deadline)
    run.wait(ms: 500)
    reveal(&run, settling)
    #expect(try run.value(.revealDeadlineHit) == 50)
    #expect(try run.value(.revealMs) == 2_016)
    #expect(try run.value(.revealPasses) == 63)
    #expect(try run.value(.revealWaitMoved) == 2_016)
  }

  /// M-REVEAL-6.
  @Test func `The creep is the largest of all reveals`() throws {
    var run = RunBuilder()
    reveal(&run, settling, creep: Length(units: 282))
    reveal(&run, settling, creep: Length(units: 96))
    #expect(try run.value(.revealCreep) == 282.0 / 192)
  }

  /// H-EPOCH-4.
  @Test func `A cover that is put down again does not start the time anew`() throws {
    var run = RunBuilder()
    run.add(.covered(epoch: 0))
    run.wait(ms: 100)
    reveal(&run, settling)
    #expect(try run.value(.revealMs) == 324)
  }

  /// BM-STAT-2.
  @Test func `Without a reveal, or with a cover at the end, there are no values`() throws {
    #expect(try RunBuilder().value(.revealMs) == nil)
    var run = RunBuilder()
    reveal(&run, settling)
    run.add(.covered(epoch: 1))
    for metric: Metric in [.revealMs, .revealPasses, .revealDeadlineHit, .revealCreep] {
      #expect(try run.value(metric) == nil)
    }
    #expect(try run.value(.revealWaitStill) == nil)
  }
}
