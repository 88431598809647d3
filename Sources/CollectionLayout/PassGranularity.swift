/// When the layout asks again which rows are visible.
///
/// Source: L-PASS-T, U-PASS-5.
public enum PassGranularity: UInt8, Equatable, Sendable {
  /// After all rows of the rectangle that was asked for are measured.
  case batch = 0
  /// After every cell whose height changed: rows that were pushed out are not made.
  case perCell = 1
}
