/// What the platform would have raised an exception for.
public enum FaultKind: UInt8, CaseIterable, Sendable {
  /// The layout loop did not come to rest within its limit (L-PASS-4).
  case layoutLoop
  /// A list of rows held one id twice (L-SNAP-2).
  case duplicateItem
}
