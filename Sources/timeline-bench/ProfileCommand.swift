internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import Reporting
internal import TimelineUnits

/// `timeline-bench profile`: where the time of scenarios goes.
struct ProfileCommand {
  /// The options that `profile` understands.
  static let specs = ProfileOptions.specs

  let console: Console

  /// Profiles what the arguments ask for.
  ///
  /// - Throws: `UsageError`, `InputError` or `MissingToolError`; nothing has been printed then.
  func run(_ arguments: [String]) throws -> ExitCode {
    let options = try ProfileOptions(arguments)
    let plan = try RunPlan(options.run)
    if !options.isQuiet { for note in plan.notes { console.report(note) } }
    let fonts = try plan.fonts()
    let profiler = ScenarioProfiler(
      rounds: options.rounds,
      allocations: AllocationCounter.meters
    )
    let progress = Progress(plan.runs.count, on: console, isQuiet: options.isQuiet)
    var profiles: [RunProfile] = []
    do {
      defer { progress.finish() }
      for (run, title) in zip(plan.runs, ProfileCommand.titles(of: plan.runs)) {
        let profile = try profiler.profile(title) { observer throws(InputError) in
          try plan.prepare(run, fonts: fonts, observer: observer)
        }
        profiles.append(profile)
        progress.advance(title)
      }
    }
    try write(profiles, options)
    if options.printsJSON {
      console.print(bytes: ProfileDocument.json(of: profiles, options))
    } else {
      report(profiles, plan, options)
    }
    var code = ExitCode.pass
    for (profile, run) in zip(profiles, plan.runs) where !profile.isRepeatable {
      console.complain("\(profile.title): two runs gave different traces; \(run.command)")
      code = .violation
    }
    return code
  }

  /// What runs are called, no two of them alike: their scenarios and, where there is one, the
  /// number of the input; names of files go into no output but the console's.
  static func titles(of runs: [PlannedRun]) -> [String] {
    RunExport.labels(of: runs.map(ProfileCommand.label))
  }

  /// The scenario of a run and the number of its input, as `run` calls it in what it writes.
  static func label(of run: PlannedRun) -> String {
    run.scenario.name.description + (run.input.map { " input \($0.index + 1)" } ?? "")
  }

  /// Writes the files that were asked for, each as a whole or not at all.
  private func write(_ profiles: [RunProfile], _ options: ProfileOptions) throws(InputError) {
    if let path = options.folded {
      var stacks = FoldedStacks()
      for profile in profiles { stacks.add(profile, clock: options.clock) }
      try OutputFile.write(Array(stacks.text.utf8), to: path)
    }
    if let path = options.perfetto {
      try OutputFile.write(RunExport.perfetto(of: profiles), to: path)
    }
  }

  private func report(_ profiles: [RunProfile], _ plan: RunPlan, _ options: ProfileOptions) {
    let text = ProfileText(plan: plan, options: options)
    if profiles.count == 1 || options.printsEach {
      for (index, profile) in profiles.enumerated() {
        for line in text.lines(of: [profile], runs: [plan.runs[index]]) { console.print(line) }
        if profiles.count > 1 { console.print("") }
      }
    }
    if profiles.count > 1 {
      for line in text.lines(of: profiles, runs: plan.runs) { console.print(line) }
    }
    for line in plan.skipped { console.print("skipped: " + TerminalText.escaped(line)) }
  }
}
