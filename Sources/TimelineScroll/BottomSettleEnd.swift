/// Why a bottom settle ended.
///
/// Source: H-BOTTOM-3.
public enum BottomSettleEnd: UInt8, CaseIterable, Sendable {
  /// Enough stable passes in a row.
  case stable
  /// The last allowed pass.
  case passLimit
}
