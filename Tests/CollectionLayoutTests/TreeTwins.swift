import CollectionLayout
import TimelineUnits

/// The tree and its naive twin, changed together.
struct TreeTwins {
  var tree = HeightTree()
  var oracle = HeightOracle()
  /// The handle of each row that was asked for one, moved along with the oracle's rows.
  private var handles: [RowHandle?] = []
  private var dead: [RowHandle] = []

  /// Asks for the handle of a row; what is wrong with it, or `nil`.
  mutating func takeHandle(at index: Int) -> String? {
    let handle = tree.handle(at: index)
    if handle == nil && oracle.rows[index].isMeasured { return "no handle for \(index)" }
    while handles.count < oracle.rows.count { handles.append(nil) }
    if let known = handles[index], known != handle { return "another handle for \(index)" }
    handles[index] = handle
    return nil
  }

  /// Sets a height through the handle of the row, if it has one.
  mutating func setByHandle(_ height: Int64, at index: Int) -> String? {
    guard index < handles.count, let handle = handles[index] else {
      return set(height, at: index)
    }
    let expected = height - oracle.rows[index].height
    oracle.set(height, at: index)
    let change = tree.setHeight(Length(units: height), of: handle)
    return change?.units == expected ? nil : "setHeight by handle returned \(change as Length?)"
  }

  /// What is wrong with the handles: each leads to its row, those of rows that went to none.
  func handleFault() -> String? {
    for index in handles.indices {
      guard let handle = handles[index], tree.index(of: handle) != index else { continue }
      return "handle of \(index) leads to \(tree.index(of: handle) as Int?)"
    }
    return dead.contains { tree.index(of: $0) != nil } ? "a handle of a row that went" : nil
  }

  /// Forgets the handles of rows without a measured height that lost theirs on the way.
  private mutating func dropLostHandles() {
    for index in handles.indices where !oracle.rows[index].isMeasured {
      if let handle = handles[index], tree.index(of: handle) == nil { handles[index] = nil }
    }
  }

  mutating func set(_ height: Int64, at index: Int) -> String? {
    let expected = height - oracle.rows[index].height
    oracle.set(height, at: index)
    let change = tree.setHeight(Length(units: height), at: index)
    return change.units == expected ? nil : "setHeight returned \(change.units), not \(expected)"
  }

  mutating func insert(_ count: Int, at index: Int, estimate: Int64) {
    oracle.insert(count, at: index, estimate: estimate)
    tree.insert(count, at: index, estimate: Length(units: estimate))
    guard index < handles.count else { return }
    handles.insert(contentsOf: [RowHandle?](repeating: nil, count: count), at: index)
  }

  mutating func remove(_ range: Range<Int>) {
    oracle.remove(range)
    tree.remove(range)
    let known = range.clamped(to: 0..<handles.count)
    dead = dead.suffix(32) + handles[known].compactMap { $0 }
    handles.removeSubrange(known)
  }

  mutating func move(_ range: Range<Int>, to index: Int) {
    oracle.move(range, to: index)
    tree.move(range, to: index)
    guard !handles.isEmpty else { return }
    while handles.count < oracle.rows.count { handles.append(nil) }
    let moved = Array(handles[range])
    handles.removeSubrange(range)
    handles.insert(contentsOf: moved, at: index)
    dropLostHandles()
  }

  mutating func forget(estimate: Int64) {
    oracle.forget(estimate: estimate)
    tree.forgetHeights(estimate: Length(units: estimate))
    dead = handles.compactMap { $0 }
    handles = []
  }

  /// What is wrong with the tree as a whole, or `nil`.
  func disagreement() -> String? {
    if let broken = tree.brokenInvariant() { return "invariant: \(broken)" }
    if let fault = handleFault() { return fault }
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
