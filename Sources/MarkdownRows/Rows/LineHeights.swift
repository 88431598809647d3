/// Which height the lines of a phone's text have.
///
/// Key `model.lineHeight`.
///
/// Source: U-TYPE-5.
public enum LineHeights: UInt8, CaseIterable, Sendable {
  /// The font's own line height, as text views show it; not checked on a device.
  case font
  /// The leading of the platform's design guideline.
  case leading

  /// The font's line height as a share of the size: 20.3 pt at 17 pt.
  public static let fontShare = 1.193_359_375
}
