public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// What the known ways to index row heights cost on one workload, beside the tree of this project.
///
/// Every strategy is written from its description. A case gives the elements that one operation
/// touches, which is the same on every machine, or the time of one operation. Where a strategy is
/// exact its answers are compared with those of the tree; a case with a wrong answer, and one that
/// would take seconds for a single block, has no figure.
///
/// Source: peers.md LS-IF-4, P-LAB-1 to P-LAB-4.
public enum StrategySuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "layout/strategies",
      summary: "Ways to index row heights: elements touched and time per operation.",
      cases: cases(TreeStrategy.self, "tree") + cases(FenwickGap.self, "fenwick-gap")
        + cases(SegmentDeltas.self, "segment-deltas") + cases(EagerPrefix.self, "eager-prefix")
        + cases(LazyPrefix.self, "lazy-prefix") + cases(ShiftedArray.self, "shifted-array")
        + cases(RunList.self, "run-list") + cases(BoundedWindow.self, "bounded-window")
        + cases(SmallestChange.self, "smallest-change")
        + cases(DeadReckoning.self, "dead-reckoning") + cases(VisibleOnly.self, "visible-only")
    )
  }

  private static let sizes = [1_000, 10_000, 100_000]

  private static func cases<Strategy: OffsetStrategy>(
    _ strategy: Strategy.Type,
    _ name: String
  ) -> [BenchmarkCase] {
    sizes.flatMap { rows in
      LayoutColumn.allCases.flatMap { column in
        let title = "layout/strategies/\(name)/\(column.rawValue)-\(rows)"
        return [
          BenchmarkCase(name: title + "-touched", unit: "elements", bar: .atLeast(0)) { _ in
            touched(strategy, column, rows)
          },
          BenchmarkCase(name: title, unit: "µs", bar: .atLeast(0)) { sampler in
            time(strategy, column, rows, sampler)
          },
        ]
      }
    }
  }

  private static let checkedSteps = 48

  /// The elements that one operation touches on average; `nil` if an exact answer is wrong.
  private static func touched<Strategy: OffsetStrategy>(
    _ type: Strategy.Type,
    _ column: LayoutColumn,
    _ rows: Int
  ) -> Double? {
    let workload = StrategyWorkload(count: rows)
    var strategy = Strategy(heights: workload.heights, estimate: workload.estimate)
    var tree = TreeStrategy(heights: workload.heights, estimate: workload.estimate)
    let before = strategy.touched
    for number in 0..<checkedSteps {
      let answers = workload.run(column, number, on: &strategy)
      let expected = workload.run(column, number, on: &tree)
      let isExact = strategy.exactRange == 0..<strategy.count
      if isExact && answers != expected { return nil }
    }
    return Double(strategy.touched - before) / Double(checkedSteps)
  }

  private static func time<Strategy: OffsetStrategy>(
    _ type: Strategy.Type,
    _ column: LayoutColumn,
    _ rows: Int,
    _ sampler: Sampler
  ) -> Double? {
    // A block of a case whose operation walks this far takes longer than it is worth.
    guard let work = touched(type, column, rows), work < 2_000_000 else { return nil }
    let workload = StrategyWorkload(count: rows)
    var strategy = Strategy(heights: workload.heights, estimate: workload.estimate)
    var checksum: Int64 = 0
    var number = 0
    let samples = sampler.measure { count in
      for _ in 0..<count {
        checksum &+= workload.run(column, number, on: &strategy)
        number += 1
      }
    }
    return checksum == 0 ? nil : samples.median.map { $0 / 1_000 }
  }
}
