/// What the changes of a height tree have cost so far, in counts that are the same on every
/// machine.
///
/// Queries cost exactly one visit per level and are not counted, since they do not change the tree.
///
/// Source: L-TREE-11.
public struct TreeWork: Equatable, Sendable {
  /// Inner nodes and row leaves whose entries were read or rewritten.
  public var nodesVisited = 0
  /// Row leaves that were cut in two.
  public var leavesSplit = 0
  /// Row leaves that went up in a neighbour.
  public var leavesMerged = 0
  /// Rows that moved in memory, within a leaf or between leaves.
  public var rowsShifted = 0

  /// Creates counters that stand at zero.
  @inlinable
  public init() {}
}
