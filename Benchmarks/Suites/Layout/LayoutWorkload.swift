import CollectionLayout
import TimelineUnits

/// The seeded operations that every offset engine is measured with, one column after the other.
///
/// Heights are 24 to 399 pt, the estimate is 80 pt, and all rows are measured before a column starts.
/// Every answer goes into a checksum, so that two engines can be held against each other.
///
/// Source: L-TREE-T.
struct LayoutWorkload {
  /// One kind of operation.
  enum Column: Int, CaseIterable {
    case stream
    case head
    case random
    case query
    case prepend
    case insertMiddle
    case removeMiddle

    /// The name in tables.
    var name: StaticString {
      switch self {
      case .stream: "last row grows"
      case .head: "early row changes"
      case .random: "random row changes"
      case .query: "row at offset"
      case .prepend: "prepend 50"
      case .insertMiddle: "insert 50 in the middle"
      case .removeMiddle: "remove 50 in the middle"
      }
    }
  }

  let count: Int
  private var random: RandomSource

  init(count: Int, seed: UInt64) {
    self.count = count
    random = RandomSource(seed: seed)
  }

  /// The height that a row is measured at.
  static func height(_ random: inout RandomSource) -> Length {
    .points(Int64(24 + random.below(376)))
  }

  /// The heights that the list starts with.
  mutating func heights() -> [Length?] {
    var heights: [Length?] = []
    heights.reserveCapacity(count)
    for _ in 0..<count { heights.append(LayoutWorkload.height(&random)) }
    return heights
  }

  /// Operations drawn before the clock starts.
  mutating func operations(_ column: Column, _ steps: Int) -> [Operation] {
    var operations: [Operation] = []
    operations.reserveCapacity(steps)
    for _ in 0..<steps {
      let index =
        switch column {
        case .stream: count - 1
        case .head: random.below(50)
        default: random.below(count - 50)
        }
      operations.append(
        Operation(
          index: index,
          height: LayoutWorkload.height(&random),
          y: Length(units: Int64(random.below(count * 211 * 192)))
        )
      )
    }
    return operations
  }

  /// The numbers of one step.
  struct Operation {
    var index: Int
    var height: Length
    var y: Length
  }
}
