public import BenchmarkKit

/// The counts of one scenario: samples of one toolchain, never measurements of the model.
///
/// Source: BM-PRIN-2, BM-TIER-2.
public struct MemoryCounts: Equatable, Sendable {
  private var counts = [Int?](repeating: nil, count: MemoryCounter.allCases.count)

  /// Creates counts; what is not set was not counted, which is not 0.
  public init() {}

  /// Takes over what was counted.
  public init(_ counts: AllocationCounts) {
    self[.allocations] = counts.allocations
    self[.bytes] = counts.requestedBytes
    self[.peakBytes] = counts.peakBytes
    self[.objects] = counts.references?.objects
    self[.releases] = counts.references?.releases
    self[.retains] = counts.references?.retains
  }

  /// A count, or `nil` if it was not taken.
  ///
  /// Source: BM-ARC-2.
  public subscript(counter: MemoryCounter) -> Int? {
    get { counts[MemoryCounts.index(of: counter)] }
    set { counts[MemoryCounts.index(of: counter)] = newValue }
  }

  private static func index(of counter: MemoryCounter) -> Int {
    MemoryCounter.allCases.firstIndex(of: counter) ?? 0
  }
}
