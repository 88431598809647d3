public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// The cost of the height index, by the number of rows.
///
/// One operation sets a random row's height and asks for the total, a random row's top and the row
/// at a random offset, as a layout does when a row is measured. Every answer is summed, so that
/// none can be left out. The cost per row count shows that no operation walks the rows.
///
/// Source: L-TREE-T 2, peers.md P-LAB-1.
public enum LayoutSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "layout",
      summary: "Height index: change + total + top of a row + row at an offset, per operation.",
      cases: [1_000, 10_000, 100_000, 1_000_000].map { rows in
        BenchmarkCase(name: "layout/random-\(rows)", unit: "µs", bar: .atMost(2)) { sampler in
          randomChange(rows: rows, sampler: sampler)
        }
      }
    )
  }

  private static func randomChange(rows: Int, sampler: Sampler) -> Double? {
    var random = RandomSource(seed: 7)
    let heights = (0..<rows).map { _ -> Length? in .points(Int64(24 + random.below(376))) }
    var tree = HeightTree(heights: heights, estimate: .points(80))
    var checksum: Int64 = 0
    let samples = sampler.measure { count in
      for _ in 0..<count {
        tree.setHeight(.points(Int64(24 + random.below(376))), at: random.below(rows))
        checksum &+= tree.total.units
        checksum &+= tree.top(of: random.below(rows)).units
        let y = Length(units: Int64(random.below(Int(tree.total.units))))
        checksum &+= Int64(tree.row(at: y) ?? 0)
      }
    }
    guard checksum != 0 else { return nil }
    return samples.median.map { $0 / 1_000 }
  }
}
