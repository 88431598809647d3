internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import TimelineTrace
internal import TimelineUnits

/// `timeline-bench replay`: makes runs again and says whether they come out the same.
struct ReplayCommand {
  /// The options that `replay` understands.
  static let specs = [
    OptionSpec(
      "--input",
      value: "FILE|DIR",
      isRepeatable: true,
      "The inputs of the run, in the same order; records hold no names."
    ),
    OptionSpec("--scenario", value: "NAME", "For a trace: the scenario that it is a run of."),
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own."),
    OptionSpec("--metrics", value: "FILE", "Measures rows of text with a file of metrics."),
  ]

  let console: Console

  /// Replays what the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; `MissingToolError` if rows need fonts.
  func run(_ arguments: [String]) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: ReplayCommand.specs)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("replay what? The folder of a run, its run.json, or one trace")
    }
    let isRecord = InputFile.kind(of: path) == .folder || InputFile.hasEnding(path, ".json")
    let replays =
      isRecord
      ? try replays(of: SavedRun(path), parsed) : [try replay(ofTrace: path, parsed)]
    var differing = 0
    for replay in replays where replay.expected != replay.trace.digest {
      differing += 1
      let digests = [replay.expected, replay.trace.digest].map(HexDigits.text)
      console.complain(
        "\(replay.name): the digest was \(digests[0]) and is \(digests[1])"
          + (replay.saved.flatMap { TraceDifference.text($0, replay.trace) } ?? "")
          + "; timeline-bench replay " + ShellText.command([path])
      )
    }
    if differing == 0, let only = replays.first, replays.count == 1 {
      let records = only.trace.records.reduce(0) { count, _ in count + 1 }
      let digest = HexDigits.text(of: only.trace.digest)
      console.print("\(only.name): \(records) records, digest \(digest), as before")
    }
    let same = replays.count - differing
    console.print("replay: \(same) the same, \(differing) different")
    return differing == 0 ? .pass : .violation
  }

  /// A run that was made again.
  private struct Replay {
    var name: String
    var expected: UInt64
    var trace: Trace
    /// The trace that was saved, if there is one to compare record by record.
    var saved: Trace?
  }

  private func replays(of saved: SavedRun, _ parsed: ParsedArguments) throws -> [Replay] {
    guard !saved.record.runs.isEmpty else {
      throw UsageError("there is no run in \(saved.path)")
    }
    return try saved.record.runs.indices.map { index in
      let entry = saved.record.runs[index]
      let trace = try remade(entry.name, as: entry, parsed)
      return Replay(
        name: entry.name,
        expected: entry.digest,
        trace: trace,
        saved: try? saved.trace(ofRun: index)
      )
    }
  }

  private func replay(ofTrace path: String, _ parsed: ParsedArguments) throws -> Replay {
    let saved = try TraceFile.read(path)
    let digest = saved.digest
    if let name = parsed.value("--scenario") {
      guard ScenarioName(name) != nil else {
        throw UsageError("--scenario: \(name) is no scenario's name, such as reveal/all-ready")
      }
      let trace = try remade(name, as: nil, parsed)
      return Replay(name: name, expected: digest, trace: trace, saved: saved)
    }
    guard let entry = ReplayCommand.entry(of: digest, besideTrace: path) else {
      throw UsageError(
        "\(path): no run.json in the folders above tells of this trace; say of which scenario "
          + "it is a run with --scenario NAME"
      )
    }
    let trace = try remade(entry.name, as: entry, parsed)
    return Replay(name: entry.name, expected: digest, trace: trace, saved: saved)
  }

  /// The run of a record in one of the folders above a trace.
  private static func entry(of digest: UInt64, besideTrace path: String) -> RunEntry? {
    var folder = PathText.absolute(path).flatMap(PathText.parent)
    for _ in 0..<4 {
      guard let here = folder else { return nil }
      if InputFile.kind(of: here + "/run.json") == .file,
        let run = try? SavedRun(here),
        let entry = run.record.runs.first(where: { $0.digest == digest })
      {
        return entry
      }
      folder = PathText.parent(of: here)
    }
    return nil
  }

  /// The trace of a scenario, made anew with what an entry of a record says about the run.
  private func remade(
    _ name: String,
    as entry: RunEntry?,
    _ parsed: ParsedArguments
  ) throws -> Trace {
    let inputs = parsed.values("--input")
    var arguments = ["--", name]
    if let folder = parsed.value("--scenarios") { arguments = ["--scenarios", folder] + arguments }
    if let file = parsed.value("--metrics") { arguments = ["--metrics", file] + arguments }
    let inputIndex = entry.map { $0.input?.index } ?? (inputs.isEmpty ? nil : 0)
    if let inputIndex {
      guard inputs.indices.contains(inputIndex) else {
        throw UsageError(
          "\(name) ran over input \(inputIndex + 1); give the inputs with --input FILE"
        )
      }
      arguments = ["--input", inputs[inputIndex]] + arguments
    }
    var plan = try RunPlan(RunOptions(arguments))
    if let entry, plan.runs.first?.scenario.seed != entry.seed {
      // Another seed generates other rows, which the recorded file does not hold.
      plan = try RunPlan(RunOptions(["--seed", String(entry.seed)] + arguments))
    }
    guard var run = plan.runs.first else { throw UsageError("\(name) cannot be run") }
    if let entry {
      guard run.input?.digest == entry.input?.digest else {
        throw UsageError("--input: this is another input than \(name) was run over")
      }
      run.scenario.device = entry.device
      run.scenario.seed = entry.seed
      run.scenario.constants = entry.constants
      run.scenario.reduceMotion = entry.reducesMotion
      run.scenario.costs = entry.costs
    }
    return try plan.trace(of: run)
  }
}
