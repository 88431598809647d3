internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import TimelineSimulation
internal import TimelineTrace

/// What the screen's side of each scenario takes from memory, one after the other on one thread.
///
/// Source: BM-ALLOC-1, BM-ARC-1, BM-TIER-2.
enum MemoryCounting {
  /// The counts of the runs of a plan; those over the user's own rows are left out.
  ///
  /// Each simulation is made once before it is counted, so that what the runtime keeps for ever is
  /// in no count.
  ///
  /// - Throws: `MissingToolError` if this build counts nothing or fonts are missing, `InputError`
  ///   if a scenario does not fit its rows.
  static func counts(of plan: RunPlan) throws -> MemoryBaseline {
    guard AllocationCounter.countsMemory else {
      throw MissingToolError(message: "this build counts no memory: it needs glibc, no sanitizer")
    }
    let fonts = try plan.fonts()
    var own = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.metrics, fonts: fonts))
    var recorded = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.recordedCorpus, fonts: nil))
    var entries: [MemoryBaseline.Entry] = []
    for run in plan.runs where run.input == nil {
      let compiled =
        run.usesRecordedCorpus
        ? try recorded.compile(run.scenario, histories: run.histories)
        : try own.compile(run.scenario, histories: run.histories)
      let input = compiled.input
      let first = Simulation.run(input).digest
      let (second, counts) = AllocationCounter.count { Simulation.run(input).digest }
      guard first == second, let counts else { continue }
      var exact = MemoryCounts(counts)
      // Arrays take what a block has room for, and that differs by 16 bytes between processes:
      // allocations and bytes follow it most, objects and references by a few.
      for counter in [MemoryCounter.allocations, .bytes, .peakBytes] { exact[counter] = nil }
      entries.append(.init(scenario: run.scenario.name, counts: exact))
    }
    return MemoryBaseline(key: ToolchainKey.current, entries)
  }

  /// The file of the accepted counts of this toolchain, beside a baseline.
  static func path(besideBaseline path: String) -> String {
    (PathText.parent(of: path) ?? ".") + "/" + MemoryBaseline.fileName(ofKey: ToolchainKey.current)
  }

  /// Holds the counts of a plan against the accepted ones.
  ///
  /// - Throws: As `counts(of:)`, and `InputError` if there are no accepted counts.
  static func findings(of plan: RunPlan, besideBaseline path: String) throws -> [MemoryFinding] {
    let file = MemoryCounting.path(besideBaseline: path)
    guard InputFile.kind(of: file) != nil else {
      throw InputError(
        place: BaselineFile.shown(file),
        message: "there are no accepted counts of memory of this toolchain; "
          + "'timeline-bench accept --memory --reason TEXT' writes them",
        isMissing: true
      )
    }
    let accepted = try MemoryBaseline(InputFile.read(file, as: file), at: BaselineFile.shown(file))
    let names = plan.runs.map(\.scenario.name)
    let base = plan.isWholeCatalog ? accepted : accepted.keeping(names.contains)
    return MemoryComparison.findings(
      try counts(of: plan),
      with: base,
      allowance: MemoryComparison.noise
    )
  }
}
