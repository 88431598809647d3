public import CollectionLayout
import TimelineUnits

/// What changed on the way from the data to the screen: newer updates swallow older ones.
///
/// Source: H-CAD-2 (the newest state is delivered), H-HOLD-2 (only the newest applies).
public struct ScreenUpdate: Equatable, Sendable {
  /// The list of rows, or `nil` if it is as before.
  public var rows: Snapshot?
  /// Rows with new content; a row occurs at most once.
  public var changed: [RowVersion]

  /// Creates an update; what is not given has not changed.
  public init(rows: Snapshot? = nil, changed: [RowVersion] = []) {
    self.rows = rows
    self.changed = changed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { rows == nil && changed.isEmpty }

  /// Adds a newer update.
  ///
  /// - Complexity: O(*n* + *m*) for *n* and *m* changed rows, and the largest id for many of them.
  public mutating func merge(_ newer: ScreenUpdate) {
    if let rows = newer.rows { self.rows = rows }
    guard !changed.isEmpty else {
      changed = newer.changed
      return
    }
    if changed.count * newer.changed.count <= 256 {
      for change in newer.changed { replaceOrAppend(change) }
    } else {
      mergeByTable(newer.changed)
    }
  }

  private mutating func replaceOrAppend(_ change: RowVersion) {
    if let known = changed.firstIndex(where: { $0.item == change.item }) {
      changed[known] = change
    } else {
      changed.append(change)
    }
  }

  private mutating func mergeByTable(_ newer: [RowVersion]) {
    var largest = 0
    for change in changed { largest = max(largest, change.item.index) }
    for change in newer { largest = max(largest, change.item.index) }
    var places = [Int32](repeating: -1, count: largest + 1)
    for (place, change) in changed.enumerated() { places[change.item.index] = Int32(place) }
    for change in newer {
      let place = places[change.item.index]
      if place >= 0 {
        changed[Int(place)] = change
      } else {
        places[change.item.index] = Int32(changed.count)
        changed.append(change)
      }
    }
  }

  /// Takes everything out and leaves the update empty.
  public mutating func drain() -> ScreenUpdate {
    let taken = self
    rows = nil
    changed.removeAll(keepingCapacity: true)
    return taken
  }
}
