public import CollectionLayout

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
  /// - Complexity: O(*n* · *m*) for *n* and *m* changed rows; both are the few rows of one answer.
  public mutating func merge(_ newer: ScreenUpdate) {
    if let rows = newer.rows { self.rows = rows }
    for change in newer.changed {
      if let known = changed.firstIndex(where: { $0.item == change.item }) {
        changed[known] = change
      } else {
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
