public import TimelineUnits

/// A row of a profile's table: a phase, or the rest that belongs to none.
public enum ProfilePart: Equatable, Sendable {
  /// A phase.
  case phase(WorkPhase)
  /// What is done between the steps: the event queue, timers, gates.
  case rest

  /// All parts in the order of the table.
  public static let all = WorkPhase.allCases.map(ProfilePart.phase) + [.rest]

  /// The name in tables and files.
  public var name: String {
    switch self {
    case .phase(let phase): "\(phase)"
    case .rest: "other"
    }
  }
}
