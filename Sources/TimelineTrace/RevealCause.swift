/// Why the cover was lifted.
///
/// Source: H-SETTLE-12.
public enum RevealCause: UInt8, CaseIterable, Sendable {
  /// Enough still passes in a row.
  case still
  /// The last allowed pass.
  case deadline
}
