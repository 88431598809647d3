/// When a layout asks again for the rows in the visible rectangle.
///
/// Key `model.passGranularity`.
///
/// Source: L-PASS-T, U-PASS-5.
public enum PassGranularity: UInt8, CaseIterable, Sendable {
  /// After all rows of a query were made and measured.
  case batch
  /// After each row whose height changed.
  case perCell
}
