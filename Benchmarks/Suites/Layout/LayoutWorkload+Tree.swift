import CollectionLayout
import TimelineUnits

extension LayoutWorkload {
  /// Runs the operations of a column on a tree and returns the sum of all answers.
  static func run(
    _ column: Column,
    _ operations: [Operation],
    on tree: inout HeightTree
  ) -> Int64 {
    var sum: Int64 = 0
    let estimate = Length.points(80)
    for step in operations {
      switch column {
      case .stream:
        tree.setHeight(step.height, at: tree.count - 1)
        sum &+= tree.total.units &+ tree.top(of: tree.count - 1).units
      case .head:
        tree.setHeight(step.height, at: step.index)
        sum &+= tree.total.units &+ tree.top(of: tree.count - 10).units
      case .random:
        tree.setHeight(step.height, at: step.index)
        sum &+= tree.total.units &+ tree.top(of: step.index + 7).units
        sum &+= Int64(tree.row(at: step.y) ?? 0)
      case .query:
        sum &+= Int64(tree.row(at: step.y) ?? 0)
      case .prepend:
        tree.insert(50, at: 0, estimate: estimate)
        sum &+= tree.top(of: 50 + step.index).units
      case .insertMiddle:
        tree.insert(50, at: step.index, estimate: estimate)
        sum &+= tree.top(of: 50 + step.index).units
      case .removeMiddle:
        tree.remove(step.index..<(step.index + 50))
        sum &+= tree.top(of: step.index).units
      }
    }
    return sum
  }
}
