/// The instructions of a number of operations, all together, as callgrind counts them.
///
/// Source: BM-CG-1.
public struct InstructionCount: Equatable, Sendable {
  /// How many operations were done.
  public var operations: Int
  /// Their instructions.
  public var instructions: Int

  /// Creates the count.
  public init(operations: Int, instructions: Int) {
    self.operations = operations
    self.instructions = instructions
  }
}
