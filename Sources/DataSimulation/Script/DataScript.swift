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

  /// Creates a script.
  public init(chats: [ScriptedChat], events: [TimedScriptEvent], seed: UInt64 = 0) {
    self.chats = chats
    self.events = events
    self.seed = seed
  }

  /// Plays the script.
  ///
  /// - Parameter end: When the run ends; what happens at that instant still counts.
  /// - Returns: The updates of the rows on screen, in order of time.
  /// - Precondition: every chat that an event names exists.
  /// - Complexity: O(*e* · *n*) for *e* events and *n* rows of a chat.
  public func play(until end: Instant) -> [TimedRows] {
    var player = ScriptPlayer(self)
    return player.play(until: end)
  }
}
