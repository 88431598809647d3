/// What the desktop does with one operation, and the user with its row.
public struct OperationTrait: Equatable, Sendable {
  /// Whether the desktop refuses it.
  public var isRejected = false
  /// Whether the desktop takes its key for one that came with other parameters.
  public var isClashing = false
  /// Whether it steers a run.
  public var isSteering = false
  /// Whether the run that it steers is over.
  public var isRunOver = false
  /// How many uploads it has.
  public var uploads = 0
  /// How long the desktop is at work before it saves, in ms.
  public var workMs = 0
  /// How long after that a run takes it, in ms.
  public var takenAfterMs = 2_000
  /// How long after that its row is in the timeline, in ms.
  public var shownAfterMs = 500
  /// What the user does if it is too old.
  public var choice = Choice.none

  /// What the user does about a message that is too old.
  public enum Choice: Int, CaseIterable, Sendable {
    /// Leaves it.
    case none
    /// Sends it as a new one.
    case sendAsNew
    /// Gives it up.
    case discard
  }

  /// Creates a plain operation.
  public init() {}
}
