/// Why a prepend restore ended.
///
/// Source: H-PREPEND-2, H-PREPEND-3.
public enum PrependEnd: UInt8, CaseIterable, Sendable {
  /// The anchor stood where it was and no visible row was at its estimate.
  case settled
  /// The longest hold of live rows was over.
  case expired
}
