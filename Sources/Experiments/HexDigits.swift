/// Digests as text.
public enum HexDigits {
  /// A 64-bit value as 16 lower-case hex digits.
  public static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
