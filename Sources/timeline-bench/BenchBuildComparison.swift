internal import BenchmarkKit
internal import ChatScenarios
internal import CollectionLayout
internal import Experiments

/// `bench --compare REVISION|COMMAND`: two builds on this machine, now.
///
/// Source: BM-TIER-5, BM-TIME-1 to BM-TIME-6.
struct BenchBuildComparison {
  let console: Console

  /// What is compared without a suite or a case: one case for each hot path.
  static let hotPaths = [
    "layout/stream-100000", "layout/head-100000", "layout/query-100000", "snapshot/append-100000",
    "snapshot/window-10000", "data/rows", "data/apply", "data/overlay", "markdown/warm-web",
    "markdown/cold", "outbox/event", "coordinator/idle-frame-1000", "coordinator/live-frame-1000",
    "coordinator/drag-frame-1000", "simulation/idle-frame-1000", "reveal/all-ready",
  ]

  /// Builds what has to be built, measures and compares.
  ///
  /// - Throws: `UsageError`, `InputError` or `MissingToolError`.
  func run(_ options: BenchOptions, _ base: String) throws -> ExitCode {
    if options.isStrict && (RunEnvironment.buildMode == "debug" || HeightTree.checksInvariants) {
      throw MissingToolError(
        message: "--strict: time is judged in release builds without checks of invariants"
      )
    }
    var chosen = options
    if options.suites.isEmpty && options.patterns.isEmpty {
      chosen.patterns = BenchBuildComparison.hotPaths.map(ScenarioPattern.init)
      chosen.isLenient = true
    }
    let cases = try BenchChoice(chosen).cases
    guard !cases.isEmpty else { throw UsageError("--compare: no case is left to compare") }
    let interruption = Interruption()
    let builds: [BenchBuild]
    do {
      builds = try self.builds(options, base)
    } catch {
      if interruption.isRequested { interruption.end() }
      throw error
    }
    let report = try report(cases, builds, options, interruption)
    if interruption.isRequested { interruption.end() }
    show(report, options, base)
    return BenchBuildComparison.code(of: report, isStrict: options.isStrict)
  }

  private func builds(_ options: BenchOptions, _ base: String) throws -> [BenchBuild] {
    let path: String
    var title = base
    if Platform.isExecutable(base), InputFile.kind(of: base) == .file {
      path = PathText.absolute(base) ?? base
    } else {
      let build = try BaseBuild(base) { if !options.isQuiet { console.report($0) } }
      path = build.path
      title = "\(base) (\(build.commit.prefix(12)))"
    }
    let own = Platform.executablePath.flatMap(PathText.resolved)
    let slowdown = options.repetitions > 1 ? ["--repeat-work", "\(options.repetitions)"] : []
    return [
      BenchBuild(path: path, title: title, extra: []),
      BenchBuild(
        path: own ?? PathText.executableFolder + "/timeline-bench",
        title: "this build",
        extra: slowdown
      ),
    ]
  }

  private func report(
    _ cases: [BenchmarkCase],
    _ builds: [BenchBuild],
    _ options: BenchOptions,
    _ interruption: Interruption
  ) throws -> BenchComparisonReport {
    let names = cases.map(\.name)
    var records: [BenchRecord] = []
    for build in builds {
      if !options.isQuiet { console.report("counting what \(build.title) allocates") }
      records.append(try build.record(names, .counted, options))
    }
    let isCounting =
      options.required.contains(.instructions)
      || InstalledTool.version(of: ["valgrind", "--version"]) != nil
    if isCounting && options.tiers != [.timed] {
      for side in builds.indices where !interruption.isRequested {
        var asked = options
        asked.repetitions = side == 1 ? options.repetitions : 1
        let runs = try InstructionRuns(asked, on: console, command: builds[side].path)
        try runs.count(&records[side].entries) { $0.memory?.operations ?? 0 }
        records[side].valgrind = runs.version
      }
    }
    var report = BenchComparisonReport(
      base: records[0],
      head: records[1],
      findings: BenchComparison(base: records[0], head: records[1], isOneJob: true).findings,
      pairs: []
    )
    let timed = cases.filter { $0.kind != .count && records[0].entry($0.name) != nil }
    guard !timed.isEmpty, options.tiers.contains(.timed), !interruption.isRequested else {
      return report
    }
    report.pairs = try pairs(timed.map(\.name), builds, options, interruption)
    report.head.loadAverages = [MachineState.loadAverage].compactMap(\.self)
    return report
  }

  private func pairs(
    _ names: [String],
    _ builds: [BenchBuild],
    _ options: BenchOptions,
    _ interruption: Interruption
  ) throws(MissingToolError) -> [PairedResult] {
    let comparison = PairedComparison(
      names: names,
      delta: options.threshold ?? 0.05,
      mayRaiseDelta: options.threshold == nil,
      seconds: options.seconds,
      seed: options.seed
    )
    let clock = { Double(HostClock.monotonicNanoseconds()) / 1e9 }
    let progress = PairProgress(options, console, start: clock())
    defer { progress.finish() }
    return try comparison.results(
      clock: clock,
      isStopped: { interruption.isRequested },
      progress: { progress.tell($0, at: clock()) },
      measure: { side, names throws(MissingToolError) in
        do throws(MissingToolError) {
          let record = try builds[side == .head ? 1 : 0].record(names, .timed, options)
          return names.map { PairSample(record.entry($0)) }
        } catch {
          // Ctrl-C reaches the measuring process too.
          if interruption.isRequested { return [] }
          throw error
        }
      }
    )
  }

  private func show(_ report: BenchComparisonReport, _ options: BenchOptions, _ base: String) {
    if options.printsJSON {
      console.print(bytes: report.json())
    } else {
      let width = console.width
      for line in BenchFindingTable(report.findings).text(within: width) { console.print(line) }
      if !report.pairs.isEmpty {
        console.print("")
        for line in PairTable(report).text(within: width) { console.print(line) }
      }
    }
    let again = options.reproducing
    for line in BenchFindingTable.faults(report.findings, base: base, repeating: again) {
      console.complain(line)
    }
    for pair in report.pairs where pair.isBelowFloor {
      console.complain(
        "\(pair.name): a threshold of \(RatioText.percent(pair.delta)) lies below twice what this "
          + "machine did to identical code, A/A \(RatioText.interval(pair.twin)); not comparable"
      )
    }
    if options.isStrict {
      for pair in report.pairs where pair.verdict == .worse || pair.verdict == .inconclusive {
        console.complain(
          "\(pair.name): \(pair.verdict.rawValue), \(RatioText.interval(pair.change)); "
            + BenchFindingTable.command(pair.name, base: base, again)
        )
      }
    }
  }

  /// The exit code: what got worse, then what cannot be compared, then what cannot be told.
  static func code(of report: BenchComparisonReport, isStrict: Bool) -> ExitCode {
    let counted = report.findings.isEmpty ? .pass : BenchFindingTable.code(of: report.findings)
    if counted == .missed { return counted }
    if isStrict && report.pairs.contains(where: { $0.verdict == .worse }) { return .missed }
    if counted == .missing || report.pairs.contains(where: \.isBelowFloor) { return .missing }
    let isOpen = report.pairs.contains { $0.verdict == .inconclusive }
    return isStrict && isOpen ? .inconclusive : .pass
  }
}
