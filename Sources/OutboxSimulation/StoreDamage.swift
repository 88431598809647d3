/// What is wrong with the phone's store at a launch.
///
/// Source: H-OUTBOX-O12, H-OUTBOX-T18.
public enum StoreDamage: Int, CaseIterable, Sendable {
  /// Protected data cannot be read yet.
  case locked
  /// The store reads empty.
  case empty
  /// The store reads cut off in the middle.
  case truncated
  /// The store reads as it was before the launch before.
  case older
}
