public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// What the known ways to index row heights cost on one workload, beside the tree of this project.
///
/// Every strategy is written from its description. A case gives the elements that one operation
/// touches, which is the same on every machine, or the time of one operation. Where a strategy is
/// exact its answers are compared with those of the tree, and a case with a wrong answer has no
/// figure.
///
/// Neither has a case whose cost explodes. From the third number of rows on, the elements that an
/// operation touches are predicted first, as growing from the number of rows before by the same
/// factor as to that one; where the operations of a count would take more than 2 s at 1 ns an
/// element, nothing is run and the case has its prediction instead.
///
/// Source: LS-IF-4, P-LAB-1 to P-LAB-4.
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

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  private static func cases<Strategy: OffsetStrategy>(
    _ strategy: Strategy.Type,
    _ name: String
  ) -> [BenchmarkCase] {
    sizes.indices.flatMap { size in
      LayoutColumn.allCases.flatMap { column in
        let title = "layout/strategies/\(name)/\(column.rawValue)-\(sizes[size])"
        return [
          BenchmarkCase(
            name: title + "-touched",
            unit: "elements",
            bar: .atLeast(0),
            countedOperations: 0,
            prediction: { explosion(strategy, column, size) },
            run: { _ in
              explosion(strategy, column, size) == nil
                ? touched(strategy, column, sizes[size]) : nil
            }
          ),
          BenchmarkCase(
            name: title,
            unit: "µs",
            bar: .atLeast(0),
            countedOperations: 0,
            run: { sampler in
              explosion(strategy, column, size) == nil
                ? time(strategy, column, sizes[size], sampler) : nil
            }
          ),
        ]
      }
    }
  }

  /// The elements that one operation is predicted to touch if counting them would take too long.
  static func explosion<Strategy: OffsetStrategy>(
    _ type: Strategy.Type,
    _ column: LayoutColumn,
    _ size: Int
  ) -> Double? {
    guard size >= 2 else { return nil }
    guard let small = elements(type, column, size - 2), let large = elements(type, column, size - 1)
    else { return nil }
    let predicted = large * large / max(small, 1)
    return predicted * Double(checkedSteps) > 2_000_000_000 ? predicted : nil
  }

  /// The elements that one operation touches: counted, or predicted where that takes too long.
  private static func elements<Strategy: OffsetStrategy>(
    _ type: Strategy.Type,
    _ column: LayoutColumn,
    _ size: Int
  ) -> Double? {
    explosion(type, column, size) ?? touched(type, column, sizes[size])
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
    guard touched(type, column, rows) != nil else { return nil }
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
