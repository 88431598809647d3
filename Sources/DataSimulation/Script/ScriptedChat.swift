public import TimelineUnits

/// A chat of a script: what its desktop answers by itself, and how fast.
public struct ScriptedChat: Equatable, Sendable {
  /// The answer to every load that the script does not answer itself.
  public var answer: ScriptedAnswer
  /// The time between a load and its answer.
  public var roundTrip: Interval

  /// Creates a chat.
  public init(answer: ScriptedAnswer, roundTrip: Interval = .milliseconds(100)) {
    self.answer = answer
    self.roundTrip = roundTrip
  }
}
