/// Why a prepend restore ended.
///
/// Source: H-PREPEND-2, H-PREPEND-3.
public enum RestoreEnd: UInt8, CaseIterable, Sendable {
  /// The anchor stood where it was and no visible row was at its estimate.
  case settled
  /// The longest hold of live rows was over.
  case expired
  /// The user took hold of the list.
  case drag
  /// Another prepend began or the list was filled anew.
  case superseded
}
