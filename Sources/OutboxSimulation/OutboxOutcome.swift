public import ChatOutbox
public import FaultSimulation

/// What a run of the simulator came to.
public struct OutboxOutcome: Sendable {
  /// The first broken invariant, if any.
  public var violation: OutboxViolation?
  /// The invariants that broke: bit *n* is H-OUTBOX-I*n*, bit 0 the bound on events.
  public var broken: UInt32
  /// A digest of everything that happened, equal wherever the run is repeated.
  public var digest: UInt64
  /// How often each transition was taken.
  public var coverage: TransitionCoverage<OutboxTransition>
  /// How many events the run had.
  public var events: Int
  /// How many messages were sent by the user.
  public var messages: Int
  /// How many submits went over the link, resends included.
  public var submits: Int
  /// How many messages wait for the user at the end.
  public var asking: Int
  /// The changes of the user's own rows, if they were asked for.
  public var rows: [OutboxRowEvent]
  /// What the desktops stored, if the rows were asked for.
  public var stored: [StoredMessage] = []
  /// The fates and traits that were drawn, if they were asked for.
  var drawn: [OutboxStep]
}
