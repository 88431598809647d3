import CollectionLayout
import TimelineUnits

/// A change of a list, as the snapshot suite measures it.
enum SnapshotChange: String, CaseIterable {
  /// One row at the end of a copy.
  case append
  /// 50 rows at the front of a copy.
  case prepend
  /// Five scattered rows out of a copy.
  case remove
  /// The same value again.
  case same
  /// Equal rows in a list of its own.
  case equal
  /// Half of the rows go at the front and as many come at the end, in a list of its own.
  case window
  /// One row in a hundred at another place, in a list of its own.
  case shuffle
  /// Other rows altogether, in a list of its own.
  case replace

  /// The bar in dictionaries, for 1,000, 10,000, 100,000 and 1,000,000 rows.
  ///
  /// Those of the edits are what the targets ask of a hashing engine's published ratios; comparing
  /// two lists may never cost more than one and a quarter, or one, dictionary.
  func bar(_ size: Int) -> Double {
    switch self {
    case .append: [0.05, 0.005, 0.000_5, 0.000_1][size]
    case .prepend: [0.147, 0.017_5, 0.001_3, 0.000_1][size]
    case .remove: [0.083, 0.028_7, 0.001_9, 0.000_08][size]
    case .same: [0.001, 0.000_1, 0.000_01, 0.000_001][size]
    case .equal: [0.002, 0.002_2, 0.001_2, 0.001_1][size]
    case .window, .shuffle, .replace: size < 2 ? 1.25 : 1
    }
  }

  static func ids(_ range: Range<Int>) -> [ItemID] {
    range.map { ItemID(rawValue: UInt32($0)) }
  }

  /// The list to compare with, made before the clock starts.
  func prepare(_ old: Snapshot) -> Snapshot? {
    let count = old.count
    switch self {
    case .append, .prepend, .remove, .same: return old
    case .equal: return try? Snapshot(items: SnapshotChange.ids(0..<count))
    case .window: return try? Snapshot(items: SnapshotChange.ids((count / 2)..<(count * 3 / 2)))
    case .replace: return try? Snapshot(items: SnapshotChange.ids(count..<(2 * count)))
    case .shuffle:
      var random = RandomSource(seed: 5)
      var items = SnapshotChange.ids(0..<count)
      for _ in 0..<(count / 200) { items.swapAt(random.below(count), random.below(count)) }
      return try? Snapshot(items: items)
    }
  }

  /// Edits a copy if the change is an edit, compares, and returns a number that depends on both.
  func run(from old: Snapshot, _ prepared: Snapshot) -> Int {
    if isEdit {
      return 1 + count(SnapshotDifference(from: old, to: edited(prepared)))
    }
    return 1 + count(SnapshotDifference(from: old, to: prepared))
  }

  /// Whether a copy is edited, whose cost counts; else both lists stand ready.
  private var isEdit: Bool { self == .append || self == .prepend || self == .remove }

  private func count(_ difference: borrowing SnapshotDifference) -> Int {
    difference.insertedCount + difference.deletedCount + difference.moves.count
  }

  /// The list after the edit; the prepared list itself if the change is none.
  func edited(_ prepared: Snapshot) -> Snapshot {
    var new = prepared
    let count = prepared.count
    switch self {
    case .append: try? new.appendItems([ItemID(rawValue: UInt32(count))])
    case .prepend:
      try? new.insertItems(SnapshotChange.ids(count..<(count + 50)), beforeItem: new[0])
    case .remove:
      new.deleteItems((1...5).map { ItemID(rawValue: UInt32(count * $0 / 6)) })
    default: break
    }
    return new
  }
}
