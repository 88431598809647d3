internal import ChatScenarios
internal import Experiments
internal import Reporting
internal import TimelineFilm
internal import TimelineTrace
internal import TimelineUnits

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// `timeline-bench play`: a run as moving pictures in a terminal.
struct PlayCommand {
  /// The options that `play` understands.
  static let specs = [
    OptionSpec("--run", value: "RUN", "Plays a run that 'run --out' wrote, and makes none."),
    OptionSpec(
      "--at",
      value: "TIME",
      isRepeatable: true,
      "Prints the screen at a time, such as 251ms, and plays nothing."
    ),
    OptionSpec(
      "--tick",
      value: "N",
      isRepeatable: true,
      "Prints the screen at a tick of 1/705,600,000 s as one line of JSON."
    ),
    OptionSpec("--speed", value: "FACTOR", "Plays faster (2) or slower (0.25); 1 is the default."),
    OptionSpec("--set", value: "KEY=VALUE", isRepeatable: true, "Sets a constant."),
  ]

  let console: Console

  /// Plays what the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: PlayCommand.specs)
    guard let name = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("play which scenario? One, such as reveal/all-ready")
    }
    if parsed.has("--at"), parsed.has("--tick") {
      throw UsageError("--at shows screens and --tick prints them as JSON; give one of them")
    }
    let ticks = try parsed.values("--tick").map(tick)
    let times = try parsed.values("--at").map(PlayCommand.time)
    let speed = try PlayCommand.speed(parsed.value("--speed"))
    let trace = try trace(of: name, parsed)
    for instant in ticks { console.print(bytes: screen(of: trace, at: instant).json() + [10]) }
    for instant in times { show(screen(of: trace, at: instant)) }
    guard ticks.isEmpty && times.isEmpty else { return }
    if console.isTerminal { play(trace, speed: speed) } else { tell(trace) }
  }

  private func screen(of trace: Trace, at instant: Instant) -> ScreenReplay {
    var replay = ScreenReplay(trace)
    replay.advance(to: instant)
    return replay
  }

  private func show(_ replay: ScreenReplay) {
    for line in ScreenPicture(replay).lines { console.print(line) }
  }

  /// Moving pictures: each frame that looks different from the one before, at its time.
  private func play(_ trace: Trace, speed: Double) {
    let interruption = Interruption()
    var replay = ScreenReplay(trace)
    var shown: [String] = []
    var clock = Instant.zero
    while let next = replay.nextFrame, !interruption.isRequested {
      usleep(UInt32(min((next - clock).seconds / speed, 5) * 1e6))
      clock = next
      replay.advance(to: next)
      let lines = ScreenPicture(replay).lines
      guard lines != shown else { continue }
      // Back to the first line of the picture before, and over it.
      if !shown.isEmpty { console.print(bytes: Array("\u{1b}[\(shown.count)A".utf8)) }
      for line in lines { console.print(bytes: Array("\u{1b}[2K\(line)\n".utf8)) }
      shown = lines
    }
  }

  /// Without a terminal: the screen at the mount, at the reveal and at the end.
  private func tell(_ trace: Trace) {
    var instants = [Instant.zero + .milliseconds(20)]
    for timed in trace.records {
      if case .revealed = timed.record { instants.append(timed.at + .milliseconds(20)) }
      if case .ended = timed.record { instants.append(timed.at) }
    }
    for instant in instants { show(screen(of: trace, at: instant)) }
  }

  private func trace(of name: String, _ parsed: ParsedArguments) throws -> Trace {
    guard let folder = parsed.value("--run") else {
      let settings = parsed.values("--set").flatMap { ["--set", $0] }
      let plan = try RunPlan(RunOptions(settings + ["--", name]))
      guard let run = plan.runs.first, plan.runs.count == 1 else {
        throw UsageError("\(name) stands for \(plan.runs.count) scenarios; play takes one")
      }
      return try plan.trace(of: run)
    }
    let saved = try SavedRun(folder)
    let labels = RunExport.labels(of: saved.record)
    guard let index = labels.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      throw UsageError("no run of \(name) in it" + NearestNames.hint(for: name, among: labels))
    }
    return try saved.trace(ofRun: index)
  }

  private func tick(_ text: String) throws(UsageError) -> Instant {
    guard let ticks = Int64(text), ticks >= 0 else {
      throw UsageError("--tick: \(text) is no whole number of ticks")
    }
    return Instant(ticks: ticks)
  }

  private static func time(_ text: String) throws(UsageError) -> Instant {
    guard let time = ConstantUnit.time(of: text), time >= .zero else {
      throw UsageError("--at: \(text) is no time such as 251ms or 1.5s")
    }
    return .zero + time
  }

  private static func speed(_ text: String?) throws(UsageError) -> Double {
    guard let text else { return 1 }
    guard let speed = Double(text), speed >= 0.01, speed <= 100 else {
      throw UsageError("--speed: \(text) is no number from 0.01 to 100")
    }
    return speed
  }
}
