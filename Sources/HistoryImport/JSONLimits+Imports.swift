public import StrictJSON

extension JSONLimits {
  /// The bounds of one line or top-level element of an export.
  ///
  /// As everywhere, but for the values and the members of an object: a long conversation of ChatGPT
  /// is one object with a member for each message. 8,000,000 values are what 64 MiB of short ones
  /// hold, and take 192 MB.
  ///
  /// Source: J-15, LIM-1 to LIM-6.
  public static let imports: JSONLimits = {
    var limits = JSONLimits()
    limits.maximumKeys = 200_000
    limits.maximumNodes = 8_000_000
    return limits
  }()
}
