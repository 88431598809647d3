internal import ChatScenarios

/// Leads the arguments to the subcommand they name.
struct Dispatch {
  let console: Console

  /// Runs the command to its end.
  func run(_ arguments: [String]) async -> ExitCode {
    do {
      return try await perform(arguments)
    } catch let error as UsageError {
      console.complain(error.message)
    } catch let error as InputError {
      console.complain(error.description)
      if error.isMissing { return .missing }
    } catch let error as MissingToolError {
      console.complain(error.message)
      return .missing
    } catch {
      console.complain("internal error: \(error)")
    }
    return .usage
  }

  private func perform(_ arguments: [String]) async throws -> ExitCode {
    guard let word = arguments.first else {
      console.print(HelpText.overview)
      return .pass
    }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": console.print(HelpText.overview)
    case "help": try help(rest)
    case "--version": console.print(Version.line)
    default:
      guard !word.isEmpty else { throw UsageError("the subcommand is empty; --help names them") }
      guard let subcommand = Subcommand(rawValue: word) else {
        let names = Subcommand.allCases.map(\.rawValue) + ["--help", "--version"]
        let what = word.utf8.first == UInt8(ascii: "-") ? "option" : "subcommand"
        throw UsageError(
          "unknown \(what) \(word)" + NearestNames.hint(for: word, among: names, orSee: "--help")
        )
      }
      return try await perform(subcommand, rest)
    }
    return .pass
  }

  private func perform(_ subcommand: Subcommand, _ rest: [String]) async throws -> ExitCode {
    if asksForHelp(rest) {
      console.print(HelpText.text(of: subcommand))
      return .pass
    }
    try OpenFiles.check()
    try AddressSpace.check()
    switch subcommand {
    case .run: return try await RunCommand(console: console).run(rest)
    case .gate: return try await GateCommand(console: console).run(rest)
    case .list: try ListCommand(console: console).run(rest)
    case .explain: try ExplainCommand(console: console).run(rest)
    case .simulate: return try await SimulateCommand(console: console).run(rest)
    case .bench: return try BenchCommand(console: console).run(rest)
    case .profile: return try ProfileCommand(console: console).run(rest)
    case .importing: try ImportCommand(console: console).run(rest)
    case .tune: return try await TuneCommand(console: console).run(rest)
    case .compare: return try CompareCommand(console: console).run(rest)
    case .replay: return try ReplayCommand(console: console).run(rest)
    case .verify: return try VerifyCommand(console: console).run(rest)
    case .doctor: return try DoctorCommand(console: console).run(rest)
    case .new: try NewCommand(console: console).run(rest)
    case .schema: try SchemaCommand(console: console).run(rest)
    case .merge: try MergeCommand(console: console).run(rest)
    case .play: try PlayCommand(console: console).run(rest)
    case .report: try ReportCommand(console: console).run(rest)
    case .accept: return try await AcceptCommand(console: console).run(rest)
    case .export: try ExportCommand(console: console).run(rest)
    }
    return .pass
  }

  private func help(_ rest: [String]) throws(UsageError) {
    guard let word = rest.first else { return console.print(HelpText.overview) }
    guard let subcommand = Subcommand(rawValue: word) else {
      let names = Subcommand.allCases.map(\.rawValue)
      throw UsageError(
        "unknown subcommand \(word)"
          + NearestNames.hint(for: word, among: names, orSee: "--help")
      )
    }
    console.print(HelpText.text(of: subcommand))
  }

  /// Whether help is asked for before `--`, behind which nothing is an option.
  private func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
