/// Which rows of a history a group takes.
public enum RowPick: Equatable, Sendable {
  /// All of them.
  case all
  /// A number of rows from a position on, counted from 0.
  case range(from: Int, count: Int)
  /// The newest rows.
  case last(Int)
  /// All but the newest rows.
  case allButLast(Int)
  /// The last reply of the agent.
  case lastReply
  /// The rows before the last reply of the agent.
  case beforeLastReply

  /// The positions taken from a history, or `nil` if the history does not have them.
  ///
  /// - Parameter kinds: For each row of the history, whether it is a reply of the agent.
  /// - Returns: A range inside the history, which can be empty.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func positions(isReply kinds: [Bool]) -> Range<Int>? {
    let count = kinds.count
    switch self {
    case .all:
      return 0..<count
    case .range(let from, let length):
      guard from >= 0, length >= 0, from <= count, length <= count - from else { return nil }
      return from..<from + length
    case .last(let length):
      return length >= 0 && length <= count ? count - length..<count : nil
    case .allButLast(let length):
      return length >= 0 && length <= count ? 0..<count - length : nil
    case .lastReply:
      return kinds.lastIndex(of: true).map { $0..<$0 + 1 }
    case .beforeLastReply:
      return kinds.lastIndex(of: true).map { 0..<$0 }
    }
  }

  /// The number of rows taken if the pick alone tells it.
  var knownCount: Int? {
    switch self {
    case .range(_, let count), .last(let count): count
    case .lastReply: 1
    case .all, .allButLast, .beforeLastReply: nil
    }
  }
}
