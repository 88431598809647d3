public import TimelineUnits

/// A message that the user sends through the outbox.
public struct PlannedMessage: Equatable, Sendable {
  /// When it is sent.
  public var at: Instant
  /// The chat, from 0.
  public var chat: Int
  /// The name of its operation.
  public var id: String
  /// How tall its row is.
  public var height: Length
  /// How much taller the row is while it bears a notice for the user.
  public var notice: Length
  /// How long after it was saved a run of the desktop takes it.
  public var takenAfter: Interval
  /// How long after that its row is in the history.
  public var shownAfter: Interval
  /// How many files it has.
  public var files: Int

  /// Creates a message.
  public init(
    at: Instant,
    chat: Int,
    id: String,
    height: Length,
    notice: Length,
    takenAfter: Interval,
    shownAfter: Interval = .milliseconds(500),
    files: Int = 0
  ) {
    self.at = at
    self.chat = chat
    self.id = id
    self.height = height
    self.notice = notice
    self.takenAfter = takenAfter
    self.shownAfter = shownAfter
    self.files = files
  }
}
