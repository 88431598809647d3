/// What is counted of a program's use of memory.
///
/// Source: BM-TIER-2, BM-ALLOC-1, BM-ARC-1.
public enum MemoryCounter: String, CaseIterable, Sendable {
  /// Calls of the allocator.
  case allocations
  /// Bytes that were asked for.
  case bytes
  /// Objects of the language's runtime.
  case objects
  /// The most bytes in use at once.
  case peakBytes
  /// References given away.
  case releases
  /// References taken.
  case retains
}
