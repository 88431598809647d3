public import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// The cost of editing and comparing snapshots, as a share of building one dictionary of the ids.
///
/// Both are measured in this process, so that the figure means the same on every machine: a
/// difference engine that hashes every id pays at least 1.
///
/// Source: L-TARGET-9 to L-TARGET-12, L-GATE-2.
public enum SnapshotSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "snapshot",
      summary: "Snapshot edit and difference, in builds of one Dictionary of the ids.",
      cases: sizes.flatMap { size in
        SnapshotChange.allCases.map { change in
          BenchmarkCase(
            name: "snapshot/\(change.rawValue)-\(size.rows)",
            unit: "dictionaries",
            bar: .atMost(change.bar(size.number))
          ) { ratio(change, size.rows, $0) }
        }
      } + PeerCases.cases(sizes.map(\.rows)) + ImportCases.cases(sizes.map(\.rows))
    )
  }

  private static let sizes: [(number: Int, rows: Int)] = [
    (0, 1_000), (1, 10_000), (2, 100_000), (3, 1_000_000),
  ]

  private static func ratio(
    _ change: SnapshotChange,
    _ rows: Int,
    _ sampler: Sampler
  ) -> Double? {
    guard let old = try? Snapshot(items: SnapshotChange.ids(0..<rows)),
      let prepared = change.prepare(old)
    else { return nil }
    var checksum = 0
    let samples = sampler.measure { count in
      for _ in 0..<count { checksum &+= change.run(from: old, prepared) }
    }
    guard checksum != 0, let time = samples.median,
      let floor = SnapshotFloor.dictionary(rows, sampler)
    else {
      return nil
    }
    return time / floor
  }
}
