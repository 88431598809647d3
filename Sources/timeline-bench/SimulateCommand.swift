internal import ChatScenarios

/// `timeline-bench simulate`: seeds of a part of the app, held against rules that share no code
/// with it.
struct SimulateCommand {
  /// What can be simulated.
  enum Part: String, CaseIterable {
    case screen
    case data
    case outbox
  }

  let console: Console

  /// Simulates the part that the first argument names.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let names = Part.allCases.map(\.rawValue)
    guard let word = arguments.first else {
      throw UsageError("simulate what? One of: " + names.joined(separator: ", "))
    }
    guard let part = Part(rawValue: word) else {
      throw UsageError(
        "simulate knows \(names.joined(separator: ", ")), not \(word)"
          + NearestNames.hint(for: word, among: names, orSee: "simulate --help")
      )
    }
    let rest = Array(arguments.dropFirst())
    switch part {
    case .screen:
      let options = try SimulateOptions(arguments)
      return try await SimulateScreen(console: console, options: options).run()
    case .data: return try SimulateDataCommand(console: console).run(rest)
    case .outbox: return try await SimulateOutbox(console: console).run(rest)
    }
  }
}
