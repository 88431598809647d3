import TimelineTrace

/// Plain counts of frames, work, older pages and faults.
///
/// Source: M-WORK-1 to M-WORK-3.
struct WorkCounts: Accumulator {
  private var frames = 0
  private var reconfigures = 0
  private var listSnapshots = 0
  private var olderRequests = 0
  private var faults = 0
  private var guarded = 0
  private var measures: Int64 = 0
  private var queries: Int64 = 0
  private var configures: Int64 = 0
  private var invalidations: Int64 = 0
  private var remeasures: Int64 = 0
  private var wasted: Int64 = 0
  private var passes: Int64 = 0
  private var mostPasses: Int64 = 0
  private var diffOps: Int64 = 0
  private var parses: Int64 = 0
  private var shapes: Int64 = 0
  /// The rows that the render so far touched, while a frame has not ended its effect.
  private var touched: Int64?
  private var mostTouched: Int64?

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .frame:
      frames += 1
      endRender()
    case .rendered(let cause, _):
      endRender()
      if cause == .live { touched = 0 }
    case .reconfigured:
      reconfigures += 1
      touch()
    case .measured:
      touch()
    case .snapshotApplied(let inserted, let deleted, let moved):
      listSnapshots += 1
      for count in [inserted, deleted, moved] { diffOps = diffOps.saturatingAdd(Int64(count)) }
    case .olderRequested: olderRequests += 1
    case .fault: faults += 1
    case .guarded: guarded += 1
    case .layout(let summary): add(summary)
    case .textWork(_, let newParses, let newShapes):
      parses = parses.saturatingAdd(Int64(newParses))
      shapes = shapes.saturatingAdd(Int64(newShapes))
    default: break
    }
  }

  private mutating func touch() {
    if let touched { self.touched = touched + 1 }
  }

  private mutating func endRender() {
    guard let touched else { return }
    mostTouched = max(mostTouched ?? 0, touched)
    self.touched = nil
  }

  private mutating func add(_ summary: LayoutSummary) {
    measures = measures.saturatingAdd(Int64(summary.measured))
    queries = queries.saturatingAdd(Int64(summary.queries))
    configures = configures.saturatingAdd(Int64(summary.configured))
    invalidations = invalidations.saturatingAdd(Int64(summary.invalidations))
    remeasures = remeasures.saturatingAdd(Int64(summary.remeasured))
    wasted = wasted.saturatingAdd(Int64(summary.wasted))
    passes = passes.saturatingAdd(Int64(summary.passes))
    mostPasses = max(mostPasses, Int64(summary.passes))
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.framesCount, count: frames)
    measurements.set(.workReconfigures, count: reconfigures)
    measurements.set(.workListSnapshots, count: listSnapshots)
    measurements.set(.olderRequests, count: olderRequests)
    measurements.set(.faultsCount, count: faults)
    measurements.set(.workGuarded, count: guarded)
    measurements.set(.workMeasures, parts: measures)
    measurements.set(.workLayoutQueries, parts: queries)
    measurements.set(.workConfigures, parts: configures)
    measurements.set(.workInvalidations, parts: invalidations)
    measurements.set(.workRemeasures, parts: remeasures)
    measurements.set(.workWastedMeasures, parts: wasted)
    measurements.set(.workDiffOps, parts: diffOps)
    measurements.set(.workParses, parts: parses)
    measurements.set(.workShapes, parts: shapes)
    endRender()
    measurements.set(.workRowsPerToken, parts: mostTouched)
    measurements.set(.workPasses, parts: passes)
    measurements.set(.workMaxLayoutPasses, parts: mostPasses)
  }
}
