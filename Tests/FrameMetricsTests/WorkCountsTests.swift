import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct WorkCountsTests {
  private let counters: [(Metric, WritableKeyPath<LayoutSummary, Int>)] = [
    (.workMeasures, \.measured),
    (.workLayoutQueries, \.queries),
    (.workConfigures, \.configured),
    (.workInvalidations, \.invalidations),
    (.workRemeasures, \.remeasured),
    (.workWastedMeasures, \.wasted),
    (.workPasses, \.passes),
  ]

  /// M-WORK-1, M-WORK-2.
  @Test func `Each counter of a layout is summed in its own metric`() throws {
    for (metric, counter) in counters {
      var summary = LayoutSummary()
      summary[keyPath: counter] = 5
      var run = RunBuilder()
      run.add(.layout(summary))
      summary[keyPath: counter] = 2
      run.add(.layout(summary))
      for (other, _) in counters {
        #expect(try run.value(other) == (other == metric ? 7 : 0))
      }
    }
  }

  @Test func `The most passes of one layout are not a sum`() throws {
    var run = RunBuilder()
    for passes in [3, 9, 4] { run.add(.layout(LayoutSummary(passes: passes))) }
    #expect(try run.value(.workMaxLayoutPasses) == 9)
    #expect(try run.value(.workPasses) == 16)
  }

  @Test func `Frames, reconfigures, snapshots, pages, guards and faults are counted`() throws {
    var run = RunBuilder()
    let counted: [Metric] = [
      .framesCount, .workReconfigures, .workListSnapshots, .olderRequests, .faultsCount,
      .workGuarded,
    ]
    for metric in counted { #expect(try run.value(metric) == 0) }
    run.frame()
    run.add(.reconfigured(RunBuilder.row))
    run.add(.snapshotApplied(inserted: 3, deleted: 0, moved: 0))
    run.add(.olderRequested(underCover: true))
    run.add(.fault(.layoutLoop, value: 100))
    run.add(.guarded(RunBuilder.row, rule: 7))
    for metric in counted { #expect(try run.value(metric) == 1) }
  }

  /// M-WORK-1.
  @Test func `Operations of differences are the rows that came, went and moved`() throws {
    var run = RunBuilder()
    run.add(.snapshotApplied(inserted: 3, deleted: 2, moved: 1))
    run.add(.snapshotApplied(inserted: 10, deleted: 0, moved: 0))
    #expect(try run.value(.workDiffOps) == 16)
  }

  /// M-WORK-1.
  @Test func `Parses and shapes of all rows are summed`() throws {
    var run = RunBuilder()
    #expect(try run.value(.workParses) == 0)
    run.add(.textWork(RunBuilder.row, parses: 1, shapes: 70))
    run.add(.textWork(ItemID(rawValue: 8), parses: 2, shapes: 0))
    #expect(try run.value(.workParses) == 3)
    #expect(try run.value(.workShapes) == 70)
  }

  /// M-WORK-3.
  @Test func `A live render touches the rows up to the frame, others do not count`() throws {
    var run = RunBuilder()
    func touch(_ rows: Int) {
      for _ in 0..<rows {
        run.add(.reconfigured(RunBuilder.row))
        run.add(.measured(RunBuilder.row, from: .zero, to: .points(9), isFirst: false))
      }
    }
    touch(9)
    #expect(try run.value(.workRowsPerToken) == nil)
    run.add(.rendered(.live, changed: 1))
    touch(1)
    run.frame()
    touch(9)
    run.add(.rendered(.window, changed: 1))
    touch(9)
    run.add(.rendered(.live, changed: 1))
    run.frame()
    #expect(try run.value(.workRowsPerToken) == 2)
  }
}
