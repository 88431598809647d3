import CollectionLayout
import TimelineUnits

/// The seeded operations of the layout suite: drawn before the clock starts, the same for all.
struct LayoutWorkload {
  /// The numbers of one operation; fractions stand for places in a list of any length.
  struct Step {
    var index: Int
    var other: Int
    var height: Length
    var y: Length
  }

  let count: Int
  let heights: [Length?]
  private let steps: [Step]

  init(count: Int, seed: UInt64 = 7) {
    self.count = count
    var random = RandomSource(seed: seed)
    var heights: [Length?] = []
    heights.reserveCapacity(count)
    var total: Int64 = 0
    for _ in 0..<count {
      let height = LayoutWorkload.height(&random)
      total += height.units
      heights.append(height)
    }
    self.heights = heights
    steps = (0..<4_096).map { _ in
      Step(
        index: random.below(count - 50),
        other: random.below(count - 50),
        height: LayoutWorkload.height(&random),
        y: Length(units: Int64(random.below(Int(total))))
      )
    }
  }

  private static func height(_ random: inout RandomSource) -> Length {
    .points(Int64(24 + random.below(376)))
  }

  /// The tree of the measured rows.
  func tree() -> HeightTree { HeightTree(heights: heights, estimate: .points(80)) }

  /// Does one operation of a column and returns the sum of its answers.
  @inline(__always)
  func run(_ column: LayoutColumn, _ number: Int, on tree: inout HeightTree) -> Int64 {
    let step = steps[number & 4_095]
    switch column {
    case .stream:
      tree.setHeight(step.height, at: tree.count - 1)
      return tree.total.units &+ tree.top(of: tree.count - 1).units
    case .head:
      tree.setHeight(step.height, at: step.index % 50)
      return tree.total.units &+ tree.top(of: tree.count - 10).units
    case .random:
      tree.setHeight(step.height, at: step.index)
      let top = tree.top(of: step.other).units
      return tree.total.units &+ top &+ Int64(tree.row(at: step.y) ?? 0)
    case .query:
      return Int64(tree.row(at: step.y) ?? 0)
    case .prepend:
      tree.insert(50, at: 0, estimate: .points(80))
      return tree.top(of: step.index + 50).units
    case .middle:
      // The rows that come go again at once, so that the list stays as it is.
      let place = steps[(number >> 1) & 4_095].index
      if number & 1 == 0 {
        tree.insert(50, at: place, estimate: .points(80))
      } else {
        tree.remove(place..<(place + 50))
      }
      return tree.top(of: step.other).units
    }
  }
}
