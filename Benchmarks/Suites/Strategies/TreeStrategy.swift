import CollectionLayout
import TimelineUnits

/// The height tree of this project.
///
/// Source: L-TREE-1 to L-TREE-12.
struct TreeStrategy: OffsetStrategy {
  private var tree: HeightTree
  private let estimate: Length
  private var queries = 0

  init(heights: [Int64], estimate: Int64) {
    self.estimate = Length(units: estimate)
    tree = HeightTree(heights: heights.map { Length(units: $0) }, estimate: self.estimate)
  }

  var count: Int { tree.count }
  /// Nodes of the tree, one per level for a query.
  var touched: Int { tree.work.nodesVisited + queries }

  mutating func total() -> Int64 { tree.total.units }

  mutating func top(_ index: Int) -> Int64 {
    queries += tree.depth
    return tree.top(of: index).units
  }

  mutating func index(_ y: Int64) -> Int {
    queries += tree.depth
    return tree.row(at: Length(units: y)) ?? 0
  }

  mutating func set(_ index: Int, _ height: Int64) {
    tree.setHeight(Length(units: height), at: index)
  }

  mutating func insert(_ added: Int, at index: Int) {
    tree.insert(added, at: index, estimate: estimate)
  }

  mutating func remove(_ range: Range<Int>) { tree.remove(range) }
}
