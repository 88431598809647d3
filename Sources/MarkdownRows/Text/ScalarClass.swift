internal import CICU

/// What the choice of a face has to know of a code point.
///
/// Source: T-FACE-2, T-FACE-4.
enum ScalarClass {
  static let zeroWidthJoiner: UInt32 = 0x200d

  /// Whether the code point stays in the face of the one before it.
  static func staysWithBase(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch scalar {
    case 0x300...0x36f, 0x591...0x5bd, 0x64b...0x65f, 0x200c, 0x200d, 0x20e3, 0xfe00...0xfe0f,
      0x1f3fb...0x1f3ff, 0xe0020...0xe007f:
      return true
    default: return false
    }
  }

  /// Whether the code point is shown as an emoji when `next` follows.
  static func asksForEmoji(_ scalar: UInt32, before next: UInt32?) -> Bool {
    if next == 0xfe0f || next == 0x20e3 { return true }
    switch scalar {
    case 0x1f000...0x1faff: return true
    case 0x2600...0x27bf: return icu_has_emoji_presentation(Int32(scalar)) != 0
    default: return false
    }
  }

  /// Whether an emoji face would have the code point, as far as Unicode says.
  static func isEmoji(_ scalar: UInt32) -> Bool { icu_is_emoji(Int32(scalar)) != 0 }

  /// Whether the code point is one half of a flag.
  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    scalar >= 0x1f1e6 && scalar <= 0x1f1ff
  }

  /// Whether the code point is a precomposed Hangul syllable.
  static func isHangulSyllable(_ scalar: UInt32) -> Bool { scalar >= 0xac00 && scalar <= 0xd7a3 }

  /// Whether the code point is as wide as an ideograph.
  static func isWide(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && icu_is_wide(Int32(scalar)) != 0
  }
}
