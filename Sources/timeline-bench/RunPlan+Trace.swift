internal import ChatScenarios
internal import TimelineTrace

extension RunPlan {
  /// The trace of one of the runs.
  ///
  /// - Throws: `InputError` if the scenario does not fit its rows; `MissingToolError` if they have
  ///   to be measured and there are no fonts.
  func trace(of run: PlannedRun) throws -> Trace {
    let text =
      run.usesRecordedCorpus
      ? MarkdownMeasurer(metrics: recordedCorpus, fonts: nil)
      : MarkdownMeasurer(metrics: metrics, fonts: try fonts())
    var runner = ScenarioRunner(text: text)
    return try runner.trace(of: run.scenario, histories: run.histories)
  }
}
