internal import ChatScenarios

/// `timeline-bench simulate`: seeds of a part of the app under faults, held against its invariants.
struct SimulateCommand {
  /// What can be simulated.
  enum Part: String, CaseIterable {
    case outbox
  }

  let console: Console

  /// Simulates the part that the first argument names.
  ///
  /// - Throws: `UsageError`.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let names = Part.allCases.map(\.rawValue)
    guard let word = arguments.first else {
      throw UsageError("simulate what? " + names.joined(separator: ", "))
    }
    guard let part = Part(rawValue: word) else {
      throw UsageError(
        "nothing called \(word) can be simulated"
          + NearestNames.hint(for: word, among: names, orSee: "simulate --help")
      )
    }
    let rest = Array(arguments.dropFirst())
    switch part {
    case .outbox: return try await SimulateOutbox(console: console).run(rest)
    }
  }
}
