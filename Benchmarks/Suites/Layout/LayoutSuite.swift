import CollectionLayout
import TimelineUnits

/// Measures the height tree against the bars of the layout suite.
enum LayoutSuite {
  /// The bar of a column at 100,000 rows, in nanoseconds.
  static func bar(_ column: LayoutWorkload.Column) -> Double {
    switch column {
    case .stream: 80
    case .head: 120
    case .random: 600
    case .query: 200
    case .prepend: 8_000
    case .insertMiddle, .removeMiddle: 20_000
    }
  }

  /// Nanoseconds of one step, the minimum over replays of the same operations.
  static func nanoseconds(
    _ column: LayoutWorkload.Column,
    count: Int,
    steps: Int,
    replays: Int
  ) -> (nanoseconds: Double, checksum: Int64) {
    var workload = LayoutWorkload(count: count, seed: 1)
    let measured = HeightTree(heights: workload.heights(), estimate: .points(80))
    let limit = column == .removeMiddle ? min(steps, count / 100) : steps
    var operations = workload.operations(column, limit)
    if column == .removeMiddle {
      // The list shrinks by 50 rows a step; indices shrink with it.
      for step in operations.indices {
        operations[step].index = operations[step].index * (count - 50 * (step + 2)) / count
      }
    }
    var best = Double.infinity
    var checksum: Int64 = 0
    for _ in 0..<replays {
      var tree = measured
      // The first change of a copy copies the tree; that is not what is measured.
      tree.insert(1, at: 0, estimate: .points(80))
      tree.remove(0..<1)
      let clock = ContinuousClock()
      let start = clock.now
      checksum = LayoutWorkload.run(column, operations, on: &tree)
      let time = clock.now - start
      best = min(best, nanoseconds(time) / Double(operations.count))
    }
    return (best, checksum)
  }

  /// Milliseconds to build a list, unmeasured and measured.
  static func cold(count: Int, replays: Int) -> (unmeasured: Double, measured: Double) {
    var workload = LayoutWorkload(count: count, seed: 1)
    let heights = workload.heights()
    var best = (unmeasured: Double.infinity, measured: Double.infinity)
    let clock = ContinuousClock()
    for _ in 0..<replays {
      var start = clock.now
      let gap = HeightTree(count: count, estimate: .points(80))
      best.unmeasured = min(best.unmeasured, nanoseconds(clock.now - start) / 1e6)
      start = clock.now
      let tree = HeightTree(heights: heights, estimate: .points(80))
      best.measured = min(best.measured, nanoseconds(clock.now - start) / 1e6)
      precondition(gap.count == tree.count)
    }
    return best
  }

  /// The worst of random operations: most nodes touched, and the longest in microseconds as the
  /// minimum over replays.
  static func worst(count: Int, steps: Int, replays: Int) -> (nodes: Int, microseconds: Double) {
    var workload = LayoutWorkload(count: count, seed: 3)
    let measured = HeightTree(heights: workload.heights(), estimate: .points(80))
    let operations = workload.operations(.random, steps)
    var longest = [Double](repeating: .infinity, count: steps)
    var nodes = 0
    let clock = ContinuousClock()
    for _ in 0..<replays {
      var tree = measured
      // The first change of a copy copies the tree; that is not what is measured.
      tree.insert(1, at: 0, estimate: .points(80))
      for step in operations.indices {
        let operation = operations[step]
        let before = tree.work.nodesVisited
        let start = clock.now
        switch step % 4 {
        case 0: tree.setHeight(operation.height, at: operation.index)
        case 1: tree.insert(50, at: operation.index, estimate: .points(80))
        case 2: tree.remove(operation.index..<(operation.index + 50))
        default: tree.setHeight(operation.height, at: operation.index)
        }
        longest[step] = min(longest[step], nanoseconds(clock.now - start) / 1e3)
        nodes = max(nodes, tree.work.nodesVisited - before)
      }
    }
    return (nodes, longest.max() ?? 0)
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}
