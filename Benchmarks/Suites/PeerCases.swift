import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// The difference of two lists beside what else computes one, as a share of its time.
///
/// The others are a compare of memory, the standard library's `difference`, and a table of hashes.
///
/// Source: L-TARGET-7, L-TARGET-8, L-TARGET-12, L-GATE-2.
enum PeerCases {
  static func cases(_ sizes: [Int]) -> [BenchmarkCase] {
    sizes.map { rows in
      BenchmarkCase(
        name: "snapshot/equal-to-memcmp-\(rows)",
        unit: "compares",
        bar: .atMost(1.5)
      ) { sampler in
        guard let own = time(.equal, rows, sampler),
          let floor = SnapshotFloor.memoryCompare(rows, sampler)
        else { return nil }
        return own / floor
      }
    }
      + sizes.flatMap { rows in
        [SnapshotChange.append, .remove, .equal].map { change in
          BenchmarkCase(
            name: "snapshot/\(change.rawValue)-to-standard-\(rows)",
            unit: "differences",
            bar: .atMost(0.1)
          ) { share(change, rows, $0, of: standard) }
        }
      }
      + sizes.filter { $0 >= 10_000 }.flatMap { rows in
        [SnapshotChange.window, .replace, .shuffle].map { change in
          BenchmarkCase(
            name: "snapshot/\(change.rawValue)-to-hash-table-\(rows)",
            unit: "differences",
            bar: .atMost(rows < 1_000_000 ? 0.1 : 1 / 30)
          ) { share(change, rows, $0, of: hashTable) }
        }
      }
  }

  private static func time(
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
    return checksum == 0 ? nil : samples.median
  }

  private static func share(
    _ change: SnapshotChange,
    _ rows: Int,
    _ sampler: Sampler,
    of other: ([Int], [Int]) -> Int
  ) -> Double? {
    guard let own = time(change, rows, sampler),
      let old = try? Snapshot(items: SnapshotChange.ids(0..<rows)),
      let prepared = change.prepare(old)
    else { return nil }
    let left = old.items.map { $0.index }
    let right = change.edited(prepared).items.map { $0.index }
    var checksum = 0
    let samples = sampler.measureReference { count in
      for _ in 0..<count { checksum &+= other(left, right) }
    }
    guard checksum != 0, let time = samples.median else { return nil }
    return own / time
  }

  private static func standard(_ old: [Int], _ new: [Int]) -> Int {
    1 + new.difference(from: old).count
  }

  private static func hashTable(_ old: [Int], _ new: [Int]) -> Int {
    let difference = HashTableDifference(from: old, to: new)
    return 1 + difference.inserts.count + difference.deletes.count + difference.moves.count
  }
}
