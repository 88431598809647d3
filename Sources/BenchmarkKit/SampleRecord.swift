/// How the samples of a case came about.
///
/// Source: BM-TIME-7, BM-STAT-8.
public struct SampleRecord: Equatable, Sendable {
  /// The CPU time of one operation in nanoseconds, once per block.
  public var cpu: Samples
  /// The wall time of one operation in nanoseconds, once per block.
  public var wall: Samples
  /// How many operations a block holds.
  public var operations: Int
  /// How many blocks came before the samples.
  public var warmUpBlocks: Int
  /// Whether the last of those was no longer faster than the ones before; else they ended by their
  /// number.
  public var isWarm: Bool

  /// Creates a record.
  public init(cpu: Samples, wall: Samples, operations: Int, warmUpBlocks: Int, isWarm: Bool) {
    self.cpu = cpu
    self.wall = wall
    self.operations = operations
    self.warmUpBlocks = warmUpBlocks
    self.isWarm = isWarm
  }
}
