import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct HoldStalenessTests {
  private let live = TraceRecord.rendered(.live, changed: 1)
  private let snapshot = TraceRecord.snapshotApplied(inserted: 1, deleted: 0, moved: 0)

  /// A drag of three frames during which an update is held.
  private func held() -> RunBuilder {
    var run = RunBuilder()
    run.add(.input(.touchDown, item: nil))
    run.frame(.dragging)
    run.add(live)
    run.add(.held)
    run.frame(.dragging)
    run.frame(.dragging)
    run.add(.input(.touchUp, item: nil))
    return run
  }

  /// M-HOLD-1.
  @Test func `An update that is applied 180 ms after the rest is 180 ms stale`() throws {
    var run = held()
    let rest = run.now
    run.frame()
    run.wait(.milliseconds(180) - RunBuilder.frameTime)
    run.add(.heldApplied(restedAt: rest))
    run.add(snapshot)
    run.frame()
    #expect(try run.value(.holdStaleness) == 180)
    #expect(try run.value(.holdAppliedWhileDragging) == 0)
  }

  @Test func `The worst of two counts`() throws {
    var run = held()
    run.wait(ms: 40)
    run.add(.heldApplied(restedAt: run.now - .milliseconds(40)))
    run.wait(ms: 700)
    run.add(.heldApplied(restedAt: run.now - .milliseconds(260)))
    #expect(try run.value(.holdStaleness) == 260)
  }

  /// H-EPOCH-3.
  @Test func `An update that a list filled anew drops does not count`() throws {
    var run = held()
    run.add(.covered(epoch: 1))
    run.add(.mounted(rows: 3))
    run.frame(.covered)
    run.wait(ms: 900)
    run.frame()
    #expect(try run.value(.holdStaleness) == nil)
  }

  @Test func `An update that is never applied counts up to the end`() throws {
    var run = held()
    run.frame()
    run.wait(.milliseconds(900) - RunBuilder.frameTime)
    run.frame()
    #expect(try run.value(.holdStaleness) == 900)
    var moving = held()
    moving.wait(ms: 900)
    #expect(try moving.value(.holdStaleness) == nil)
  }

  /// H-HOLD-2, H-HOLD-5.
  @Test func `A render that is not held takes what was held along and ends its wait`() throws {
    var run = held()
    run.frame()
    run.wait(ms: 120)
    run.add(live)
    run.frame()
    run.wait(ms: 900)
    #expect(try run.value(.holdStaleness) == 120)
    var again = held()
    again.add(live)
    again.add(.held)
    again.frame()
    again.wait(ms: 900)
    #expect(try again.value(.holdStaleness) == 900)
    var moving = held()
    moving.frame(.decelerating)
    moving.add(live)
    moving.frame(.decelerating)
    moving.frame()
    moving.wait(ms: 900)
    #expect(try moving.value(.holdStaleness) == nil)
  }

  /// H-HOLD-1.
  @Test func `An update between two frames of one drag did not wait`() throws {
    var run = held()
    #expect(try run.value(.holdAppliedWhileDragging) == 0)
    run.frame(.decelerating)
    run.add(live)
    run.add(snapshot)
    run.frame(.decelerating)
    #expect(try run.value(.holdAppliedWhileDragging) == 1)
    run.add(live)
    run.add(.reconfigured(RunBuilder.row))
    run.add(.reconfigured(RunBuilder.row))
    run.frame(.decelerating)
    #expect(try run.value(.holdAppliedWhileDragging) == 2)
  }

  @Test func `A held update applied in the middle of a drag counts`() throws {
    var run = RunBuilder()
    run.frame(.dragging)
    run.add(live)
    run.add(.held)
    run.frame(.dragging)
    run.add(.heldApplied(restedAt: run.now))
    run.add(snapshot)
    run.frame(.dragging)
    #expect(try run.value(.holdAppliedWhileDragging) == 1)
  }

  @Test func `At the edges of a movement an update may be due`() throws {
    var run = held()
    // Released without speed, applied at once, at rest in the next frame.
    run.add(.heldApplied(restedAt: run.now))
    run.frame()
    // A finger catches a deceleration: at rest for a moment.
    run.frame(.decelerating)
    run.add(.input(.touchDown, item: nil))
    run.add(.heldApplied(restedAt: run.now))
    run.frame(.dragging)
    // A finger is lifted and put down again before the next frame.
    run.add(.input(.touchUp, item: nil))
    run.add(.heldApplied(restedAt: run.now))
    run.add(.input(.touchDown, item: nil))
    run.frame(.dragging)
    #expect(try run.value(.holdAppliedWhileDragging) == 0)
  }

  @Test func `A row that is ready during a drag is not an update`() throws {
    var run = RunBuilder()
    run.frame(.dragging)
    run.add(.prepared(RunBuilder.row))
    run.add(.reconfigured(RunBuilder.row))
    run.frame(.dragging)
    #expect(try run.value(.holdAppliedWhileDragging) == 0)
  }

  /// BM-STAT-2.
  @Test func `Without a held update there is no staleness`() throws {
    #expect(try RunBuilder().value(.holdStaleness) == nil)
  }
}
