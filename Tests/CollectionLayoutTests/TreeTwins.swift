import CollectionLayout
import TimelineUnits

/// The tree and its naive twin, changed together.
struct TreeTwins {
  var tree = HeightTree()
  var oracle = HeightOracle()

  mutating func set(_ height: Int64, at index: Int) -> String? {
    let expected = height - oracle.rows[index].height
    oracle.set(height, at: index)
    let change = tree.setHeight(Length(units: height), at: index)
    return change.units == expected ? nil : "setHeight returned \(change.units), not \(expected)"
  }

  mutating func insert(_ count: Int, at index: Int, estimate: Int64) {
    oracle.insert(count, at: index, estimate: estimate)
    tree.insert(count, at: index, estimate: Length(units: estimate))
  }

  mutating func remove(_ range: Range<Int>) {
    oracle.remove(range)
    tree.remove(range)
  }

  mutating func move(_ range: Range<Int>, to index: Int) {
    oracle.move(range, to: index)
    tree.move(range, to: index)
  }

  mutating func forget(estimate: Int64) {
    oracle.forget(estimate: estimate)
    tree.forgetHeights(estimate: Length(units: estimate))
  }

  /// What is wrong with the tree as a whole, or `nil`.
  func disagreement() -> String? {
    if let broken = tree.brokenInvariant() { return "invariant: \(broken)" }
    if tree.count != oracle.rows.count { return "count \(tree.count), not \(oracle.rows.count)" }
    if tree.total.units != oracle.total { return "total \(tree.total), not \(oracle.total)" }
    var top: Int64 = 0
    for index in oracle.rows.indices {
      let row = oracle.rows[index]
      let frame = tree.frame(at: index)
      if frame.top.units != top || tree.top(of: index).units != top {
        return "top of \(index): \(frame.top.units), not \(top)"
      }
      if frame.height.units != row.height || tree.height(at: index).units != row.height {
        return "height of \(index): \(frame.height.units), not \(row.height)"
      }
      if tree.isMeasured(at: index) != row.isMeasured { return "flag of \(index)" }
      top += row.height
    }
    return tree.top(of: oracle.rows.count).units == top ? nil : "top of the end"
  }

  /// What is wrong with the rows at and around a distance, or `nil`.
  func disagreement(at y: Int64, height: Int64) -> String? {
    let row = tree.row(at: Length(units: y))
    if row != oracle.row(at: y) {
      return "row at \(y): \(row as Int?) not \(oracle.row(at: y) as Int?)"
    }
    let extent = VerticalExtent(top: Length(units: y), height: Length(units: height))
    let rows = tree.rows(in: extent)
    guard let expected = oracle.rows(in: y, y + height) else {
      return rows.isEmpty ? nil : "rows in \(extent): \(rows), not none"
    }
    return rows == expected ? nil : "rows in \(extent): \(rows), not \(expected)"
  }
}
