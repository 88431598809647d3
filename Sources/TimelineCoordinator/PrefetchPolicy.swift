/// Whether cells are prepared before their rows are visible.
///
/// Key `model.prefetch`; a switch of this model.
///
/// Source: U-PREP-4.
public enum PrefetchPolicy: UInt8, CaseIterable, Sendable {
  /// Never.
  case off = 0
  /// The next one in the direction of travel, in the spare time after a frame.
  case oneAhead = 1
}
