internal import ChatScenarios
internal import FrameMetrics

extension RunRecord {
  /// A baseline as if it were the record of a run, to be compared with others.
  ///
  /// A baseline holds no budgets, so no run of it is judged.
  ///
  /// - Complexity: O(*e*), where *e* is the number of entries.
  public init(_ baseline: Baseline) {
    let texts = baseline.entries.compactMap(\.text)
    let parser = texts.first.map { RunEnvironment.Version(name: "cmarkGFM", version: $0.cmarkGFM) }
    let metrics = texts.first?.metrics ?? []
    self.init(
      environment: RunEnvironment(
        fonts: [],
        metrics: metrics.map { RunEnvironment.File(name: "metrics", sha256: $0) },
        versions: parser.map { [$0] } ?? [],
        revision: baseline.acceptances.last?.revision ?? SourceRevision()
      ),
      switches: [],
      includesText: false,
      runs: baseline.entries.map(RunEntry.init)
    )
  }
}

extension RunEntry {
  fileprivate init(_ entry: BaselineEntry) {
    self.init(
      scenario: entry.scenario,
      seed: entry.seed,
      device: entry.device,
      input: entry.input.map { RunInput(index: 0, digest: $0) },
      reducesMotion: entry.reducesMotion,
      constants: entry.constants,
      digest: entry.trace,
      measurements: entry.measurements,
      verdict: Verdict([], of: entry.measurements),
      content: entry.content
    )
  }
}
