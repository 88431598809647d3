public import TimelineUnits

/// What a load notes when it starts; its answer counts only as long as the notes hold.
///
/// Source: H-SCHED-5.
public struct LoadTicket: Equatable, Sendable {
  /// The instance of the view model.
  public let instance: Int
  /// The generation of the target.
  public let generation: Int
  /// The number of the operation; no two loads share one.
  public let number: Int
  /// The counter of live events, `c0`.
  public let counter: Int
  /// When the session was updated last, as far as was known.
  public let updatedAt: Int64
  /// When the load started.
  public let startedAt: Instant
  /// What the load is for.
  public let reasons: StaleReasons

  /// Creates the notes of a load.
  public init(
    instance: Int,
    generation: Int,
    number: Int,
    counter: Int,
    updatedAt: Int64 = .min,
    startedAt: Instant,
    reasons: StaleReasons
  ) {
    self.instance = instance
    self.generation = generation
    self.number = number
    self.counter = counter
    self.updatedAt = updatedAt
    self.startedAt = startedAt
    self.reasons = reasons
  }
}
