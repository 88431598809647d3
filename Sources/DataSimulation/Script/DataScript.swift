public import ChatData
public import TimelineUnits

/// A run of the data side by script: chats, and what happens to them at which instants.
///
/// Played, it gives the changes of the rows on screen, with which a screen can be fed.
///
///     let script = DataScript(
///       chats: [ScriptedChat(answer: ScriptedAnswer(rows: []))],
///       events: [TimedScriptEvent(at: .zero, .select(0))]
///     )
///     let updates = script.play(until: .zero + .seconds(1))
public struct DataScript: Equatable, Sendable {
  /// The chats.
  public var chats: [ScriptedChat]
  /// What happens; equal instants keep their order.
  public var events: [TimedScriptEvent]
  /// What the waits of the catch-up are drawn from.
  public var seed: UInt64
  /// The times and sizes of the data side.
  public var policy: DataPolicy
  /// A defect of the data side that is switched on, if any.
  public var mutant: DataMutant?

  /// Creates a script of the modelled app.
  public init(
    chats: [ScriptedChat],
    events: [TimedScriptEvent],
    seed: UInt64 = 0,
    policy: DataPolicy = DataPolicy()
  ) {
    self.chats = chats
    self.events = events
    self.seed = seed
    self.policy = policy
  }

  /// Plays the script.
  ///
  /// - Parameter end: When the run ends; what happens at that instant still counts.
  /// - Returns: The updates of the rows on screen, in order of time.
  /// - Precondition: every chat that an event names exists.
  /// - Complexity: O(*e* · *n*) for *e* events and *n* rows of a chat.
  public func play(until end: Instant) -> [TimedRows] {
    run(until: end).updates
  }

  /// Plays the script and notes what the data side did.
  ///
  /// - Parameter end: When the run ends; what happens at that instant still counts.
  /// - Returns: The updates of the rows on screen and the facts.
  /// - Precondition: every chat that an event names exists.
  /// - Complexity: O(*e* · *n*) for *e* events and *n* rows of a chat.
  public func run(until end: Instant) -> ScriptOutcome {
    var player = ScriptPlayer(self)
    return player.play(until: end)
  }
}
