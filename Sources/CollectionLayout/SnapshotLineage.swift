/// A value that one snapshot and the edited copies of it have in common.
///
/// Its identity says that the journal of a copy starts at exactly that snapshot.
final class SnapshotLineage: Sendable {
  /// Whether the snapshot was on screen, so that an update may find it replaced.
  let isApplied: Bool

  init(isApplied: Bool) {
    self.isApplied = isApplied
  }
}
