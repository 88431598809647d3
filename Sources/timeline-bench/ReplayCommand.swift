internal import ChatScenarios
internal import Experiments
internal import TimelineSimulation
internal import TimelineTrace

/// `timeline-bench replay`: makes runs again and says whether they come out the same.
struct ReplayCommand {
  /// The options that `replay` understands.
  static let specs = [
    OptionSpec(
      "--input",
      value: "FILE|DIR",
      isRepeatable: true,
      "Reads the inputs of the run anew, in the same order; records hold no names."
    ),
    OptionSpec("--scenario", value: "NAME", "For a trace: the scenario that it is a run of."),
    OptionSpec("--scenarios", value: "DIR", "Reads the scenarios anew, from a folder of your own."),
    OptionSpec("--metrics", value: "FILE", "Measures rows of text with a file of metrics."),
    OptionSpec("--anew", "Reads scenarios and inputs anew, also where an image lies beside."),
    OptionSpec("--digest", value: "HEX", "For an image that lies alone: the digest of its trace."),
  ]

  let console: Console

  /// Replays what the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; `MissingToolError` if rows need fonts.
  func run(_ arguments: [String]) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: ReplayCommand.specs)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("replay what? The folder of a run, its run.json, a trace or an image")
    }
    let replays = try replays(of: path, parsed)
    for replay in replays where !replay.isSame {
      let digests = [replay.expected, replay.trace.digest].map(HexDigits.text)
      console.complain(
        "\(replay.name): the digest was \(digests[0]) and is \(digests[1])"
          + (replay.saved.flatMap { TraceDifference.text($0, replay.trace) } ?? "")
          + "; " + ShellText.command(["timeline-bench", "replay"] + arguments)
      )
    }
    if let only = replays.first, only.isSame, replays.count == 1 {
      let records = only.trace.records.reduce(0) { count, _ in count + 1 }
      let digest = HexDigits.text(of: only.trace.digest)
      console.print("\(only.name): \(records) records, digest \(digest), as before")
    }
    let same = replays.count(where: \.isSame)
    console.print("replay: \(same) the same, \(replays.count - same) different")
    return same == replays.count ? .pass : .violation
  }

  private func replays(
    of path: String,
    _ parsed: ParsedArguments
  ) throws -> [ReplayedRun] {
    let isImage = InputFile.hasEnding(path, TraceNames.imageEnding)
    if parsed.has("--digest"), !isImage { throw UsageError("--digest goes with an image") }
    if isImage {
      if let option = ReplayCommand.anew.first(where: parsed.has) {
        throw UsageError("\(option): an image holds its whole run, so nothing is read anew for it")
      }
      return [try replay(ofImage: path, parsed)]
    }
    let isRecord = InputFile.kind(of: path) == .folder || InputFile.hasEnding(path, ".json")
    guard isRecord else { return [try replay(ofTrace: path, parsed)] }
    if parsed.has("--scenario") {
      throw UsageError("--scenario goes with a trace; a record names the scenarios of its runs")
    }
    return try replays(of: SavedRun(path), parsed)
  }

  /// The options that ask for scenarios and inputs and not for what was written of them.
  private static let anew = ["--anew", "--input", "--scenario", "--scenarios", "--metrics"]

  private static func readsAnew(_ parsed: ParsedArguments) -> Bool {
    anew.contains(where: parsed.has)
  }

  /// Checks that no input is given that nothing was run over.
  private static func checkInputs(
    _ parsed: ParsedArguments,
    of runs: [RunEntry]
  ) throws(UsageError) {
    let needed = runs.compactMap { $0.input.map { $0.index + 1 } }.max() ?? 0
    guard parsed.values("--input").count > needed else { return }
    throw UsageError(
      needed == 0
        ? "--input: none of these runs was over an input"
        : "--input: these runs were over \(CountText.text(needed, "input")), more are given"
    )
  }

  private func replays(of saved: SavedRun, _ parsed: ParsedArguments) throws -> [ReplayedRun] {
    try ReplayCommand.checkInputs(parsed, of: saved.record.runs)
    return try saved.record.runs.indices.map { index in
      let entry = saved.record.runs[index]
      let before = try saved.traceIfKept(ofRun: index)
      let image = saved.imagePath(ofRun: index)
      let isImage = !ReplayCommand.readsAnew(parsed) && InputFile.kind(of: image) != nil
      return ReplayedRun(
        name: entry.name,
        expected: entry.digest,
        trace: isImage
          ? Simulation.run(try ImageFile.read(image))
          : try ReplaySource(parsed).trace(of: entry.name, as: entry),
        saved: before
      )
    }
  }

  /// The run of an input log; its trace lies beside it, or its digest is given.
  private func replay(ofImage path: String, _ parsed: ParsedArguments) throws -> ReplayedRun {
    let input = try ImageFile.read(path)
    let trace = TraceNames.trace(besideImage: path)
    var saved: Trace?
    let expected: UInt64
    if let text = parsed.value("--digest") {
      guard let digest = HexDigits.value(of: text) else {
        throw UsageError("--digest: \(text) is no digest of 16 hex digits")
      }
      expected = digest
    } else if InputFile.kind(of: trace) != nil {
      saved = try TraceFile.read(trace)
      expected = saved?.digest ?? 0
    } else {
      throw UsageError(
        "\(path): there is no trace beside it to compare with; say its digest with --digest HEX"
      )
    }
    return ReplayedRun(
      name: PathText.parts(of: path).last ?? path,
      expected: expected,
      trace: Simulation.run(input),
      saved: saved
    )
  }

  private func replay(ofTrace path: String, _ parsed: ParsedArguments) throws -> ReplayedRun {
    let saved = try TraceFile.read(path)
    if let name = parsed.value("--scenario"), ScenarioName(name) == nil {
      throw UsageError("--scenario: \(name) is no scenario's name, such as reveal/all-ready")
    }
    let given = parsed.value("--scenario")
    let entry = given == nil ? ReplayCommand.entry(of: saved.digest, besideTrace: path) : nil
    if let entry { try ReplayCommand.checkInputs(parsed, of: [entry]) }
    let image = TraceNames.image(besideTrace: path)
    let name = given ?? entry?.name
    let isImage =
      !ReplayCommand.readsAnew(parsed) && InputFile.hasEnding(path, TraceNames.traceEnding)
      && InputFile.kind(of: image) != nil
    guard isImage || name != nil else {
      throw UsageError(
        "\(path): no run.json in the folders above tells of this trace; say of which scenario "
          + "it is a run with --scenario NAME"
      )
    }
    return ReplayedRun(
      name: name ?? PathText.parts(of: path).last ?? path,
      expected: saved.digest,
      trace: isImage
        ? Simulation.run(try ImageFile.read(image))
        : try ReplaySource(parsed).trace(of: name ?? "", as: entry),
      saved: saved
    )
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
}
