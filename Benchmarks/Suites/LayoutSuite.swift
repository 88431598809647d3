public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// The cost of the height index, by the number of rows.
///
/// Each column is one kind of work; every answer is summed, so that none can be left out. The cost
/// per row count shows that no operation walks the rows.
///
/// Source: L-TREE-1, P-LAB-1.
public enum LayoutSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "layout",
      summary: "Height index: changes, queries, insertions and cold builds, by number of rows.",
      cases: sizes.flatMap { rows in
        LayoutColumn.allCases.map { column in
          BenchmarkCase(
            name: "layout/\(column.rawValue)-\(rows)",
            unit: "µs",
            bar: .atMost(rows > 100_000 ? 3 * column.bar : column.bar),
            countedOperations: 1_000
          ) { measure(column, rows: rows, $0) }
        } + coldCases(rows) + worstCases(rows)
      } + GrowthCases.cases + HandleCases.cases(sizes)
    )
  }

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  /// The time of one operation of a column, in microseconds.
  static func measure(
    _ column: LayoutColumn,
    rows: Int,
    _ sampler: Sampler
  ) -> Double? {
    let workload = LayoutWorkload(count: rows)
    var tree = workload.tree()
    var checksum: Int64 = 0
    var number = 0
    let samples = sampler.measure { count in
      for _ in 0..<count {
        checksum &+= workload.run(column, number, on: &tree)
        number += 1
      }
    }
    guard checksum != 0 else { return nil }
    return samples.median.map { $0 / 1_000 }
  }

  private static func coldCases(_ rows: Int) -> [BenchmarkCase] {
    let factor: Double = rows > 100_000 ? 12 : 1
    return [
      BenchmarkCase(name: "layout/cold-estimated-\(rows)", unit: "ms", bar: .atMost(0.3)) {
        sampler in
        var checksum: Int64 = 0
        let samples = sampler.measure { count in
          for _ in 0..<count {
            checksum &+= HeightTree(count: rows, estimate: .points(80)).total.units
          }
        }
        return checksum == 0 ? nil : samples.median.map { $0 / 1e6 }
      },
      BenchmarkCase(
        name: "layout/cold-measured-\(rows)",
        unit: "ms",
        bar: .atMost(3 * factor)
      ) { coldBuild(rows, $0) },
    ]
  }

  /// The time to build the tree of rows that are all measured, in milliseconds.
  static func coldBuild(_ rows: Int, _ sampler: Sampler) -> Double? {
    let workload = LayoutWorkload(count: rows)
    var checksum: Int64 = 0
    let samples = sampler.measure { count in
      for _ in 0..<count { checksum &+= workload.tree().total.units }
    }
    return checksum == 0 ? nil : samples.median.map { $0 / 1e6 }
  }

  private static let worstCount = 1_000_000
  private static let replays = 5

  /// The worst of 1,000,000 random changes: the nodes that it touches, the same on every machine,
  /// and its time as the least of 5 replays of the same changes.
  ///
  /// Source: L-TREE-12, L-TREE-T 6.
  private static func worstCases(_ rows: Int) -> [BenchmarkCase] {
    [
      BenchmarkCase(name: "layout/worst-nodes-\(rows)", unit: "nodes", bar: .atMost(36)) { _ in
        let workload = LayoutWorkload(count: rows)
        var tree = workload.tree()
        var worst = 0
        var checksum: Int64 = 0
        for number in 0..<worstCount {
          let before = tree.work.nodesVisited
          checksum &+= workload.run(mixedColumn(number), number, on: &tree)
          worst = max(worst, tree.work.nodesVisited - before)
        }
        return checksum == 0 ? nil : Double(worst)
      },
      BenchmarkCase(
        name: "layout/worst-time-\(rows)",
        unit: "µs",
        bar: .atMost(60),
        countedOperations: 0
      ) { _ in
        let workload = LayoutWorkload(count: rows)
        var least = [Int32](repeating: .max, count: worstCount)
        var checksum: Int64 = 0
        for _ in 0..<replays {
          var tree = workload.tree()
          for number in 0..<worstCount {
            let start = HostClock.monotonicNanoseconds()
            checksum &+= workload.run(mixedColumn(number), number, on: &tree)
            let spent = HostClock.monotonicNanoseconds() - start
            least[number] = min(least[number], Int32(clamping: spent))
          }
        }
        return checksum == 0 ? nil : least.max().map { Double($0) / 1_000 }
      },
    ]
  }

  private static func mixedColumn(_ number: Int) -> LayoutColumn {
    number & 2 == 0 ? .random : .middle
  }
}
