public import FaultSimulation

/// What one simulated run came to.
public struct DataOutcome: Equatable, Sendable {
  /// The first finding, or `nil` if every checker held.
  public var violation: DataViolation?
  /// The digest of everything that happened.
  public var hash: UInt64
  /// How often each transition was taken.
  public var coverage: TransitionCoverage<DataTransition>
  /// The number of events that the phone took in.
  public var events: Int
}
