public import TimelineUnits

/// What changed on screen at an instant.
public struct TimedRows: Equatable, Sendable {
  /// Why it changed.
  public enum Cause: UInt8, CaseIterable, Sendable {
    /// Another chat is on screen: its kept rows all join an empty list.
    case mount
    /// The snapshot of a load applied.
    case snapshot
    /// A live event or a run.
    case live
    /// The messages that are sent changed.
    case sending
  }

  /// When.
  public var at: Instant
  /// The chat on screen.
  public var chat: Int
  /// Why.
  public var cause: Cause
  /// The presentation epoch: with another one, nothing of the old positions holds.
  public var epoch: Int
  /// The timeline revision.
  public var revision: Int
  /// Whether the rows are those of a first load that is still out.
  public var isLoading: Bool
  /// The changes, in the order in which they are made.
  public var changes: [RowUpdate]
}
