/// What a number of operations took from memory, all together.
public struct OperationCounts: Equatable, Sendable {
  /// How many operations were done.
  public var operations: Int
  /// What they took.
  public var counts: AllocationCounts

  /// Creates the counts of operations.
  public init(operations: Int, counts: AllocationCounts) {
    self.operations = operations
    self.counts = counts
  }
}
