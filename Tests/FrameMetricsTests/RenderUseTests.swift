import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RenderUseTests {
  private let changed = TraceRecord.reconfigured(RunBuilder.row)

  private func run(_ records: [TraceRecord]) -> RunBuilder {
    var run = RunBuilder()
    for record in records { run.add(record) }
    return run
  }

  /// M-CAD-3.
  @Test func `Of four renders the two without an effect are waste`() throws {
    let snapshot = TraceRecord.snapshotApplied(inserted: 1, deleted: 0, moved: 0)
    let live = TraceRecord.rendered(.live, changed: 1)
    let run = run([live, changed, changed, live, live, .rendered(.window, changed: 0), snapshot])
    #expect(try run.value(.renderCount) == 4)
    #expect(try run.value(.renderLive) == 3)
    #expect(try run.value(.renderWaste) == 50)
  }

  @Test
  func `The effect of a held render comes with the held update, that of a replaced one never`()
    throws
  {
    let live = TraceRecord.rendered(.live, changed: 1)
    let applied = TraceRecord.heldApplied(restedAt: .zero)
    #expect(try run([live, .held, live, .held, applied, changed]).value(.renderWaste) == 50)
    #expect(try run([live, .held, live, .held]).value(.renderWaste) == 100)
  }

  @Test func `What happens after the next frame is not the render's effect`() throws {
    var run = run([.rendered(.live, changed: 1)])
    run.frame()
    run.add(changed)
    #expect(try run.value(.renderWaste) == 100)
  }

  /// BM-STAT-2.
  @Test func `Without renders there is no share`() throws {
    #expect(try run([changed]).value(.renderWaste) == nil)
    #expect(try run([changed]).value(.renderCount) == 0)
  }
}
