internal import ChatScenarios
internal import StrictJSON

/// Digests as text.
public enum HexDigits {
  /// A 64-bit value as 16 lower-case hex digits.
  public static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The value that a text of 16 lower-case hex digits stands for, or `nil` for another text.
  public static func value(of text: String) -> UInt64? {
    let isDigits = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    return isDigits && text.utf8.count == 16 ? UInt64(text, radix: 16) : nil
  }

  /// The digest that a JSON value holds.
  ///
  /// - Throws: `JSONError` for anything but a string of 16 lower-case hex digits.
  static func value(of json: JSONValue) throws(JSONError) -> UInt64 {
    guard let value = value(of: try json.string()) else {
      throw json.error(rule: FormatRule.range, "a digest is 16 lower-case hex digits")
    }
    return value
  }
}
