internal import ChatScenarios
internal import Experiments

/// `timeline-bench tune`: which constants are best, and what they trade.
struct TuneCommand {
  /// A file is written at least this often, so that little is lost when the machine goes down.
  private static let saveInterval = Duration.seconds(10)
  private static let chunk = 512

  let console: Console

  /// Tries the points that the arguments ask for, writes the record and prints what to choose.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed or written then.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try TuneOptions(arguments)
    let folder = try RunFolder(options.out)
    let setup = try SweepSetup(options)
    if !options.isQuiet { for line in setup.repairs { console.report(line) } }
    let trial = try SweepTrial(setup.plan, scenarios: setup.scenarios, budgets: setup.budgets)
    var record = SweepRecord(
      plan: setup.plan,
      current: trial.current,
      misses: trial.currentMisses,
      points: []
    )
    if let resume = options.resume {
      record = try TuneCommand.resumed(resume, record, options.shard)
    }
    let known = Set(record.points.map(\.index))
    let open = setup.points.indices.filter { options.shard.holds($0) && !known.contains($0) }
    let interruption = Interruption()
    let progress = Progress(
      open.count,
      of: "point",
      isBrief: true,
      on: console,
      isQuiet: options.isQuiet,
      style: options.progress
    )
    let pool = SweepPool(
      trial: trial,
      points: setup.points,
      jobs: options.run.jobs,
      interruption: interruption,
      progress: progress
    )
    var saved = ContinuousClock.now
    var rest = open[...]
    while !rest.isEmpty, !interruption.isRequested {
      let results = await pool.results(of: rest.prefix(TuneCommand.chunk))
      rest = rest.dropFirst(TuneCommand.chunk)
      record = SweepRecord(adding: results, to: record)
      guard ContinuousClock.now - saved > TuneCommand.saveInterval else { continue }
      try folder.write(record.json(), as: TuneCommand.fileName(options.shard, isPartial: true))
      saved = .now
    }
    progress.finish()
    let expected = setup.points.indices.count { options.shard.holds($0) }
    let isPartial = record.points.count < expected
    let name = TuneCommand.fileName(options.shard, isPartial: isPartial)
    try finish(record, as: name, folder, options, setup.notes)
    guard isPartial else {
      // What was saved on the way is no part of anything any more.
      folder.remove(TuneCommand.fileName(options.shard, isPartial: true))
      return .pass
    }
    let all = CountText.text(expected, "point")
    console.complain(
      "stopped after \(record.points.count) of \(all); go on with --resume "
        + ShellText.command([folder.path(of: name)])
    )
    interruption.end()
    return .pass
  }

  /// The name of the record's file; shards and parts never take each other's place.
  static func fileName(_ shard: SweepShard, isPartial: Bool) -> String {
    let part = shard == .whole ? "" : ".\(shard.number)-of-\(shard.count)"
    return "tune" + part + (isPartial ? ".partial" : "") + ".json"
  }

  /// The record with the points of a file of the same sweep.
  private static func resumed(
    _ path: String,
    _ record: SweepRecord,
    _ shard: SweepShard
  ) throws(InputError) -> SweepRecord {
    let old = try SweepRecord(InputFile.read(path, as: path), at: path)
    guard old.isOfSameSweep(as: record) else {
      throw InputError(
        place: path,
        message: "this is another sweep: " + SweepRecord.difference(old, record)
      )
    }
    return SweepRecord(adding: old.points.filter { shard.holds($0.index) }, to: record)
  }

  private func finish(
    _ record: SweepRecord,
    as name: String,
    _ folder: RunFolder,
    _ options: TuneOptions,
    _ notes: [String]
  ) throws(InputError) {
    let bytes = record.json()
    try folder.write(bytes, as: name)
    if options.printsJSON {
      console.print(bytes: bytes)
    } else if !options.isQuiet {
      let table = SweepTable(record, printsAll: options.printsAll, within: console.width)
      for line in table.lines { console.print(line) }
      for line in notes { console.print(TerminalText.escaped(line)) }
      console.print("record: " + TerminalText.escaped(folder.path(of: name)))
    }
  }
}
