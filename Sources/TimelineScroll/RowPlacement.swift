/// Where on the screen a row is scrolled to.
///
/// Source: U-ANIM-2.
public enum RowPlacement: UInt8, CaseIterable, Sendable {
  /// The row's top at the top inset.
  case top
  /// The row's middle halfway between the insets.
  case center
  /// The row's end at the bottom inset.
  case bottom
}
