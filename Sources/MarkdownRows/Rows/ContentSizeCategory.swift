/// The twelve text sizes of the platform.
///
/// Source: U-TYPE-2, U-TYPE-3.
public enum ContentSizeCategory: UInt8, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// One below medium.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest size without the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// The name in options and results: xS, S, M, L, xL, xxL, xxxL, AX1 to AX5.
  public var name: String { ContentSizeCategory.names[Int(rawValue)] }

  private static let names = [
    "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}
