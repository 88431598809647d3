/// What a difference has cost, in counts that are the same on every machine.
///
/// Source: L-GATE-3.
public struct WorkCounters: Equatable, Sendable {
  /// Ids hashed from their bytes.
  public var hashes = 0
  /// Byte strings compared.
  public var stringCompares = 0
  /// Leaves of a list that were read.
  public var leavesVisited = 0
  /// Leaves of a list that were copied.
  public var leavesCopied = 0
  /// Bytes of ids that were compared.
  public var bytesCompared = 0
  /// Insertions and deletions of the edit script.
  public var editDistance = 0

  /// Creates counters that stand at zero.
  public init() {}
}
