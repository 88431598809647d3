import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// What a million rows cost against a hundred thousand, measured one after the other.
///
/// Source: L-TREE-T 8.
enum GrowthCases {
  static var cases: [BenchmarkCase] {
    LayoutColumn.allCases.map { column in
      BenchmarkCase(
        name: "layout/growth-\(column.rawValue)",
        unit: "times",
        bar: .atMost(3),
        countedOperations: 0
      ) {
        sampler in
        guard let small = LayoutSuite.measure(column, rows: 100_000, sampler),
          let large = LayoutSuite.measure(column, rows: 1_000_000, sampler)
        else { return nil }
        return large / small
      }
    } + [
      BenchmarkCase(name: "layout/growth-cold-measured", unit: "times", bar: .atMost(12)) {
        sampler in
        guard let small = LayoutSuite.coldBuild(100_000, sampler),
          let large = LayoutSuite.coldBuild(1_000_000, sampler)
        else { return nil }
        return large / small
      }
    ]
  }
}
