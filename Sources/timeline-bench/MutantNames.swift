internal import ChatScenarios
internal import DataSimulation
internal import OutboxSimulation
internal import TimelineScroll

/// The names of the mistakes that simulations can be given, by the part that they are in.
enum MutantNames {
  /// The names of a part.
  static func of(_ part: SimulateCommand.Part) -> [String] {
    switch part {
    case .screen: InjectedFault.allCases.map(\.name.description)
    case .data: DataMutant.allCases.map(\.rawValue)
    case .outbox: OutboxMutant.allCases.map(\.rawValue)
    }
  }

  /// What is said of a name that a part does not have, with the part that has it or near names.
  static func unknown(_ name: String, in part: SimulateCommand.Part) -> UsageError {
    let other = SimulateCommand.Part.allCases.first { of($0).contains(name) }
    let hint =
      other.map { "; it belongs to 'simulate \($0.rawValue)'" }
      ?? NearestNames.hint(for: name, among: of(part), orSee: "list mutants")
    return UsageError("--mutant: simulate \(part.rawValue) has no \(name)" + hint)
  }
}
