internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import TimelineUnits

extension RunPlan {
  /// Reads and measures everything that a run needs, anew, as nothing that was measured before.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - fonts: The fonts that rows may be measured with.
  ///   - observer: Who is told what that takes.
  /// - Returns: The run in the form that the simulation takes.
  /// - Throws: `InputError` if a file is gone, or the scenario does not fit its rows.
  func prepare(
    _ run: PlannedRun,
    fonts: FontSet?,
    observer: WorkObserver?
  ) throws(InputError) -> CompiledScenario {
    for name in run.scenario.corpora {
      guard let path = catalog?.path(ofCorpus: name) else { continue }
      try decode(observer) { () throws(InputError) in
        _ = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      }
    }
    if let input = run.input {
      try decode(observer) { () throws(InputError) in
        _ = try InputLoader.load(options.inputs[input.index])
      }
    }
    let text =
      run.usesRecordedCorpus
      ? MarkdownMeasurer(metrics: recordedCorpus, fonts: nil, observer: observer)
      : MarkdownMeasurer(metrics: metrics, fonts: fonts, observer: observer)
    var runner = ScenarioRunner(text: text)
    return try runner.compile(run.scenario, histories: run.histories, observer: observer)
  }

  private func decode(
    _ observer: WorkObserver?,
    _ read: () throws(InputError) -> Void
  ) throws(InputError) {
    observer?.began(.file, at: .zero, item: nil)
    observer?.began(.decode)
    defer {
      observer?.ended(.decode)
      observer?.ended()
    }
    try read()
  }

  /// The command that shows the screen of a run at a time.
  func look(at instant: Instant, of run: PlannedRun) -> String {
    // A microsecond is 705.6 ticks; the next one is after the frame, not before it.
    let microseconds = (instant.ticks * 10 + 7_055) / 7_056
    let time = MeasureText.number(Double(microseconds) / 1_000) + "ms"
    let isPlain = options.reproducing.indices.allSatisfy { index in
      index % 2 == 1 || options.reproducing[index].utf8.elementsEqual("--set".utf8)
    }
    let command = run.command
    let words = "timeline-bench run "
    if isPlain, run.input == nil, command.hasPrefix(words) {
      return "timeline-bench play " + command.dropFirst(words.count) + " --at " + time
    }
    let label = ProfileCommand.label(of: run)
    let folder = "out/look"
    return command + " --quiet --out \(folder); "
      + ShellText.command(["timeline-bench", "play", label, "--run", folder, "--at", time])
  }
}
