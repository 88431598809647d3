import Testing
import TimelineUnits

@testable import BenchmarkSuites

/// Covers `TreeStrategy`, `FenwickGap`, `SegmentDeltas`, `EagerPrefix`, `LazyPrefix`,
/// `ShiftedArray`, `RunList`, `BoundedWindow`, `SmallestChange`, `DeadReckoning`, `VisibleOnly`.
@Suite struct OffsetStrategyTests {
  /// A list of heights whose sums are walked every time.
  private struct NaiveList {
    var heights: [Int64]

    func top(_ index: Int) -> Int64 { heights[..<index].reduce(0, +) }

    func index(_ y: Int64) -> Int {
      var index = 0
      var bottom = heights[0]
      while bottom <= y && index < heights.count - 1 {
        index += 1
        bottom += heights[index]
      }
      return index
    }
  }

  private static let estimate: Int64 = 80 * 192

  private func height(_ random: inout RandomSource) -> Int64 {
    Int64(1 + random.below(400)) * 96
  }

  /// Changes both lists in the same way.
  private func change<Strategy: OffsetStrategy>(
    _ strategy: inout Strategy,
    _ naive: inout NaiveList,
    _ random: inout RandomSource
  ) {
    let count = naive.heights.count
    switch random.below(8) {
    case 0:
      let place = random.chance(1, in: 2) ? 0 : random.below(count + 1)
      let added = 1 + random.below(60)
      strategy.insert(added, at: place)
      naive.heights.insert(contentsOf: repeatElement(Self.estimate, count: added), at: place)
    case 1 where count > 100:
      let start = random.below(count - 50)
      strategy.remove(start..<(start + 50))
      naive.heights.removeSubrange(start..<(start + 50))
    default:
      let row = random.below(count)
      let height = height(&random)
      strategy.set(row, height)
      naive.heights[row] = height
    }
  }

  /// The first answer within the exact range that differs from the walked sums.
  private func fault<Strategy: OffsetStrategy>(
    of type: Strategy.Type,
    seed: UInt64
  ) -> String? {
    var random = RandomSource(seed: seed)
    var naive = NaiveList(heights: (0..<(100 + random.below(300))).map { _ in height(&random) })
    var strategy = Strategy(heights: naive.heights, estimate: Self.estimate)
    for step in 0..<300 {
      change(&strategy, &naive, &random)
      let count = naive.heights.count
      if strategy.count != count { return "step \(step): \(strategy.count) rows, not \(count)" }
      let exact = strategy.exactRange
      if exact == 0..<count, strategy.total() != naive.top(count) { return "step \(step): total" }
      guard !exact.isEmpty else { continue }
      let row = exact.lowerBound + random.below(exact.count)
      if strategy.exactRange.contains(row), strategy.top(row) != naive.top(row) {
        return "step \(step): top of \(row)"
      }
      guard strategy.exactRange == 0..<count else { continue }
      let y = Int64(random.below(Int(naive.top(count))))
      if strategy.index(y) != naive.index(y) { return "step \(step): row at \(y)" }
    }
    return nil
  }

  /// LS-IF-5, P-LAB-3.
  @Test(arguments: UInt64(1)...20)
  func `Over 300 random changes every strategy is right wherever it says that it is exact`(
    seed: UInt64
  ) {
    #expect(fault(of: TreeStrategy.self, seed: seed) == nil)
    #expect(fault(of: FenwickGap.self, seed: seed) == nil)
    #expect(fault(of: SegmentDeltas.self, seed: seed) == nil)
    #expect(fault(of: EagerPrefix.self, seed: seed) == nil)
    #expect(fault(of: LazyPrefix.self, seed: seed) == nil)
    #expect(fault(of: ShiftedArray.self, seed: seed) == nil)
    #expect(fault(of: RunList.self, seed: seed) == nil)
    #expect(fault(of: BoundedWindow.self, seed: seed) == nil)
    #expect(fault(of: SmallestChange.self, seed: seed) == nil)
    #expect(fault(of: DeadReckoning.self, seed: seed) == nil)
    #expect(fault(of: VisibleOnly.self, seed: seed) == nil)
  }
}
