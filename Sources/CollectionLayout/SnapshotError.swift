public import TimelineUnits

/// A snapshot that may not be made.
///
/// Source: H-COORD-4, L-SNAP-2.
public enum SnapshotError: Error, Equatable, Sendable {
  /// An id stands at two places.
  case duplicateItem(ItemID, first: Int, second: Int)
}
