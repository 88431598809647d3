import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// A new height for a known row through its handle, as a share of the same through the snapshot's
/// map and the index found there.
///
/// Source: L-TREE-6.
enum HandleCases {
  static func cases(_ sizes: [Int]) -> [BenchmarkCase] {
    sizes.map { rows in
      BenchmarkCase(
        name: "layout/handle-to-map-\(rows)",
        unit: "look-ups",
        bar: .atMost(1),
        countedOperations: 1_000
      ) { ratio(rows, $0) }
    }
  }

  private static func ratio(_ rows: Int, _ sampler: Sampler) -> Double? {
    guard let snapshot = try? Snapshot(items: SnapshotChange.ids(0..<rows)) else { return nil }
    var tree = LayoutWorkload(count: rows).tree()
    var random = RandomSource(seed: 13)
    var items: [ItemID] = []
    var handles: [RowHandle] = []
    for _ in 0..<1_024 {
      let index = random.below(rows)
      guard let handle = tree.handle(at: index) else { return nil }
      items.append(snapshot[index])
      handles.append(handle)
    }
    var checksum: Int64 = 1
    var step = 0
    let byHandle = sampler.measure { count in
      for _ in 0..<count {
        step += 1
        let height = Length.points(Int64(24 + step & 255))
        checksum &+= tree.setHeight(height, of: handles[step & 1_023])?.units ?? 0
        checksum &+= tree.total.units
      }
    }
    let byMap = sampler.measureReference { count in
      for _ in 0..<count {
        step += 1
        let height = Length.points(Int64(24 + step & 255))
        guard let index = snapshot.index(of: items[step & 1_023]) else { continue }
        checksum &+= tree.setHeight(height, at: index).units
        checksum &+= tree.total.units
      }
    }
    guard checksum != 0, let own = byHandle.median, let other = byMap.median else { return nil }
    return own / other
  }
}
