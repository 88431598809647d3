public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// The cost of the height index, by the number of rows.
///
/// Each column is one kind of work; every answer is summed, so that none can be left out. The cost
/// per row count shows that no operation walks the rows.
///
/// Source: L-TREE-T, peers.md P-LAB-1.
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
            bar: .atMost(rows > 100_000 ? 3 * column.bar : column.bar)
          ) { measure(column, rows: rows, $0) }
        } + coldCases(rows) + [worstCase(rows)]
      }
    )
  }

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  private static func measure(
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
      ) { sampler in
        let workload = LayoutWorkload(count: rows)
        var checksum: Int64 = 0
        let samples = sampler.measure { count in
          for _ in 0..<count { checksum &+= workload.tree().total.units }
        }
        return checksum == 0 ? nil : samples.median.map { $0 / 1e6 }
      },
    ]
  }

  /// The most nodes that one of 20,000 operations touches: a count, the same on every machine.
  private static func worstCase(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(name: "layout/worst-nodes-\(rows)", unit: "nodes", bar: .atMost(36)) { _ in
      let workload = LayoutWorkload(count: rows)
      var tree = workload.tree()
      var worst = 0
      var checksum: Int64 = 0
      for number in 0..<20_000 {
        let before = tree.work.nodesVisited
        let column: LayoutColumn = number & 2 == 0 ? .random : .middle
        checksum &+= workload.run(column, number, on: &tree)
        worst = max(worst, tree.work.nodesVisited - before)
      }
      return checksum == 0 ? nil : Double(worst)
    }
  }
}
