internal import ChatScenarios

/// `timeline-bench simulate`: random runs held against rules that share no code with the engine.
struct SimulateCommand {
  /// What can be simulated.
  enum Subject: String, CaseIterable {
    case screen
    case data
  }

  let console: Console

  /// Simulates what the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) async throws -> ExitCode {
    if arguments.first == Subject.data.rawValue {
      return try SimulateDataCommand(console: console).run(Array(arguments.dropFirst()))
    }
    let options = try SimulateOptions(arguments)
    let words = Subject.allCases.map(\.rawValue)
    guard let word = options.operands.first else {
      throw UsageError("simulate what? One of: " + words.joined(separator: ", "))
    }
    guard let subject = Subject(rawValue: word) else {
      throw UsageError(
        "simulate knows \(words.joined(separator: ", ")), not \(word)"
          + NearestNames.hint(for: word, among: words)
      )
    }
    switch subject {
    case .screen: return try await SimulateScreen(console: console, options: options).run()
    case .data: throw UsageError("data stands behind simulate, before its options")
    }
  }
}
