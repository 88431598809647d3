/// Why a text is not a line of marbles.
public struct MarbleError: Error, Equatable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// A mark that is no letter, digit or sign of the language.
    case unknownMark
    /// A group inside a group.
    case nestedGroup
    /// `]` without `[`.
    case noGroup
    /// A group that is not closed, or a tick inside one.
    case openGroup
    /// A mark after `|`.
    case afterEnd
  }

  /// The position of the mark, from 0.
  public var column: Int
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  public init(column: Int, reason: Reason) {
    self.column = column
    self.reason = reason
  }
}
