import BenchmarkKit
import CollectionLayout
import TimelineUnits

/// Taking over lists of byte strings, in builds of one dictionary of the same names.
///
/// Source: L-TARGET-4 to L-TARGET-6, L-TARGET-10, L-TARGET-11, L-INTERN-4.
enum ImportCases {
  /// One list and the next, taken over in turn so that both directions count.
  enum Change: String, CaseIterable {
    /// One row at the end; all other names are the same pieces of memory.
    case appendShared = "append-shared"
    /// Nothing changes; all names are the same pieces of memory, in another array.
    case sameShared = "same-shared"
    /// One row at the end; all names are memory of their own.
    case appendFresh = "append-fresh"
    /// Nothing changes; all names are memory of their own.
    case sameFresh = "same-fresh"
    /// Half of the rows go at the front and as many come at the end.
    case windowFresh = "window-fresh"
    /// Other rows altogether.
    case replaceFresh = "replace-fresh"

    func bar(_ rows: Int) -> Double {
      switch self {
      case .appendShared, .sameShared: 0.03
      case .appendFresh, .sameFresh: 0.25
      case .windowFresh, .replaceFresh: rows < 100_000 ? 1.25 : 1
      }
    }

    func next(_ rows: Int, _ first: [[UInt8]]) -> [[UInt8]] {
      switch self {
      case .appendShared: first + [SnapshotFloor.name(rows)]
      case .sameShared: Array(first.dropLast()) + [first[rows - 1]]
      case .appendFresh: SnapshotFloor.names(0..<(rows + 1))
      case .sameFresh: SnapshotFloor.names(0..<rows)
      case .windowFresh: SnapshotFloor.names((rows / 2)..<(rows * 3 / 2))
      case .replaceFresh: SnapshotFloor.names(rows..<(2 * rows))
      }
    }
  }

  static func cases(_ sizes: [Int]) -> [BenchmarkCase] {
    sizes.flatMap { rows in
      Change.allCases.map { change in
        BenchmarkCase(
          name: "snapshot/import-\(change.rawValue)-\(rows)",
          unit: "dictionaries",
          bar: .atMost(change.bar(rows))
        ) { ratio(change, rows, $0) }
      }
    }
  }

  private static func ratio(_ change: Change, _ rows: Int, _ sampler: Sampler) -> Double? {
    let first = SnapshotFloor.names(0..<rows)
    let second = change.next(rows, first)
    var list = ListImport()
    guard var old = try? list.take(first), (try? list.take(second)) != nil else { return nil }
    old = list.snapshot
    var isFirst = true
    var checksum = 0
    let samples = sampler.measure { count in
      for _ in 0..<count {
        guard let new = try? list.take(isFirst ? first : second) else { return }
        isFirst.toggle()
        let difference = SnapshotDifference(from: old, to: new)
        checksum &+= 1 + difference.insertedCount + difference.deletedCount
        old = new
      }
    }
    guard checksum != 0, let time = samples.median,
      let floor = SnapshotFloor.dictionary(rows, sampler)
    else { return nil }
    return time / floor
  }
}
