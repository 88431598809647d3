internal import ChatScenarios
internal import Experiments
internal import StrictJSON
internal import TimelineScroll
internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// `timeline-bench simulate screen`: the screen side under random scenarios.
struct SimulateScreen {
  let console: Console
  let options: SimulateOptions

  /// A scenario that broke a rule, as small as it could be made.
  struct Finding: Sendable {
    var seed: UInt64
    var violation: ScreenViolation
    var file: ScreenInputFile
  }

  /// Runs the scenarios, or replays a file.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run() async throws -> ExitCode {
    let files = options.operands.dropFirst()
    guard files.count <= 1 else { throw UsageError("simulate screen replays one file") }
    if let path = files.first { return try replay(path) }
    if options.printsTrace { throw UsageError("--trace goes with a file that is replayed") }
    let progress = Progress(options.seeds, of: "seed", on: console, isQuiet: options.isQuiet)
    var findings: [Finding] = []
    do {
      defer { progress.finish() }
      findings = await search(progress)
    }
    return try report(findings)
  }

  private func replay(_ path: String) throws -> ExitCode {
    var file = try ScreenInputFile(InputFile.read(path, as: path), at: path)
    if let mutant = options.mutant { file.fault = mutant }
    if options.printsTrace { console.print(bytes: TraceText.text(of: Simulation.run(file.input))) }
    let violations = ScreenChecks.violations(in: file.input)
    for violation in violations { console.complain(SimulateScreen.text(of: violation)) }
    if violations.isEmpty, !options.isQuiet { console.print("simulate screen: no rule was broken") }
    return violations.isEmpty ? .pass : .violation
  }

  /// Runs blocks of seeds side by side and stops taking new ones after the first finding.
  private func search(_ progress: Progress) async -> [Finding] {
    let seeds = (0..<options.seeds).map { options.firstSeed &+ UInt64($0) }
    let size = max(1, min(10, options.seeds / (options.jobs * 4)))
    let blocks = stride(from: 0, to: seeds.count, by: size).map {
      Array(seeds[$0..<min($0 + size, seeds.count)])
    }
    var findings: [Finding] = []
    await withTaskGroup(of: (count: Int, findings: [Finding]).self) { group in
      var next = 0
      while next < min(options.jobs, blocks.count) {
        let block = blocks[next]
        group.addTask { (block.count, find(in: block)) }
        next += 1
      }
      while let done = await group.next() {
        findings += done.findings
        progress.advance(CountText.text(findings.count, "violation") + " so far", by: done.count)
        guard next < blocks.count, findings.isEmpty else { continue }
        let block = blocks[next]
        group.addTask { (block.count, find(in: block)) }
        next += 1
      }
    }
    return findings.sorted { $0.seed < $1.seed }
  }

  /// The first violation among some seeds, shrunk.
  private func find(in seeds: [UInt64]) -> [Finding] {
    for seed in seeds {
      var file = ScreenInputFile(
        RandomScreen.input(seed: seed, duration: .seconds(Int64(options.seconds)))
      )
      file.fault = options.mutant
      guard let first = ScreenChecks.violations(in: file.input).first else { continue }
      let small = ScreenShrinker.shrink(file.input, first)
      return [Finding(seed: seed, violation: small.violation, file: ScreenInputFile(small.input))]
    }
    return []
  }

  private func report(_ findings: [Finding]) throws(InputError) -> ExitCode {
    var paths: [String] = []
    for finding in findings {
      let folder = try RunFolder(options.out)
      let name = "screen-\(finding.seed).json"
      try folder.write(finding.file.json(), as: name)
      paths.append(folder.path(of: name))
    }
    if options.printsJSON {
      console.print(bytes: json(findings, paths))
    } else if !options.isQuiet {
      console.print(
        "simulate screen: \(CountText.text(options.seeds, "scenario")) of \(options.seconds) s, "
          + "seeds \(options.firstSeed) to \(options.firstSeed &+ UInt64(options.seeds - 1)), "
          + (findings.isEmpty ? "no rule was broken" : "stopped at a rule that was broken")
      )
    }
    for (finding, path) in zip(findings, paths) {
      console.complain(
        "seed \(finding.seed): " + SimulateScreen.text(of: finding.violation) + "; "
          + ShellText.command(["timeline-bench", "simulate", "screen", path]) + "; drawn by "
          + ShellText.command(drawing(of: finding.seed))
      )
    }
    return findings.isEmpty ? .pass : .violation
  }

  /// The command that draws a scenario again, before anything was taken from it.
  private func drawing(of seed: UInt64) -> [String] {
    let mutant = options.mutant.map { ["--mutant", $0.name.description] } ?? []
    return ["timeline-bench", "simulate", "screen", "--seeds", "1", "--seed", "\(seed)"]
      + ["--seconds", "\(options.seconds)"] + mutant
  }

  private func json(_ findings: [Finding], _ paths: [String]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", "timelinebench.simulation/1")
      writer.member("subject", SimulateCommand.Part.screen.rawValue)
      writer.member("firstSeed", options.firstSeed)
      writer.member("seeds", options.seeds)
      writer.member("seconds", options.seconds)
      writer.member("mutant", options.mutant?.name.description)
      writer.member("violations") { writer in
        writer.array { writer in
          for (finding, path) in zip(findings, paths) {
            writer.object { writer in
              writer.member("seed", finding.seed)
              writer.member("check", finding.violation.check)
              writer.member("atMs", finding.violation.at.sinceStart.milliseconds)
              writer.member("message", finding.violation.message)
              writer.member("file", path)
            }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func text(of violation: ScreenViolation) -> String {
    "\(violation.check) at \(MeasureText.number(violation.at.sinceStart.milliseconds)) ms: "
      + violation.message
  }
}
