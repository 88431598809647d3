/// What a piece of work took from memory: exact numbers of this build, neither samples of time nor
/// measurements of the model.
///
/// They change with the compiler, the standard library and the architecture, so they are compared
/// only where all of these are the same.
///
/// Source: BM-PRIN-2, BM-TIER-2, BM-ALLOC-1, BM-ARC-1.
public struct AllocationCounts: Equatable, Sendable {
  /// Calls that handed out memory: malloc, calloc, realloc and the aligned ones.
  public var allocations: Int
  /// The bytes that those calls asked for.
  public var requestedBytes: Int
  /// The blocks that were freed.
  public var frees: Int
  /// The most bytes that were in use at once beyond those at the start, by the size of the blocks
  /// that the C library gave.
  public var peakBytes: Int
  /// Retains, releases and new objects; `nil` where they cannot be counted.
  public var references: ReferenceCounts?

  /// Creates counts.
  public init(
    allocations: Int,
    requestedBytes: Int,
    frees: Int,
    peakBytes: Int,
    references: ReferenceCounts?
  ) {
    self.allocations = allocations
    self.requestedBytes = requestedBytes
    self.frees = frees
    self.peakBytes = peakBytes
    self.references = references
  }

  /// No counts at all: where a sum starts.
  public static let zero = AllocationCounts(
    allocations: 0,
    requestedBytes: 0,
    frees: 0,
    peakBytes: 0,
    references: ReferenceCounts(retains: 0, releases: 0, objects: 0)
  )

  /// The counts of two pieces of work, one after the other; the peak is the higher one.
  ///
  /// References that could not be counted in one of them are not known in the sum.
  public static func + (left: AllocationCounts, right: AllocationCounts) -> AllocationCounts {
    AllocationCounts(
      allocations: left.allocations + right.allocations,
      requestedBytes: left.requestedBytes + right.requestedBytes,
      frees: left.frees + right.frees,
      peakBytes: max(left.peakBytes, right.peakBytes),
      references: left.references.flatMap { mine in right.references.map { mine + $0 } }
    )
  }
}
