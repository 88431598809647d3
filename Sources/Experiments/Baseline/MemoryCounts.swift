/// The counts of one scenario: samples of one toolchain, never measurements of the model.
///
/// Source: BM-PRIN-2, BM-TIER-2.
public struct MemoryCounts: Equatable, Sendable {
  private var counts = [Int?](repeating: nil, count: MemoryCounter.allCases.count)

  /// Creates counts; what is not set was not counted, which is not 0.
  public init() {}

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
