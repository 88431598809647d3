/// What a settle pass found.
///
/// Source: H-SETTLE-2, H-SETTLE-5.
public enum SettlePassKind: UInt8, CaseIterable, Sendable {
  /// The bounds are empty or not finite.
  case unusable
  /// Something is outstanding that the cover waits for.
  case waiting
  /// There is nothing to compare with that counts.
  case first
  /// Everything compared is within the tolerance.
  case still
  /// Something differs from the pass before.
  case moved
}
