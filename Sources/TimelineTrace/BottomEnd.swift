/// Why a bottom settle ended.
///
/// Source: H-BOTTOM-3.
public enum BottomEnd: UInt8, CaseIterable, Sendable {
  /// Enough stable passes in a row.
  case stable
  /// The last allowed pass.
  case passLimit
  /// The user took hold of the list.
  case drag
  /// Something else began to move the list.
  case superseded
}
