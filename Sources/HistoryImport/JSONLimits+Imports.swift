public import StrictJSON

extension JSONLimits {
  /// The bounds of one line or top-level element of an export.
  ///
  /// As everywhere, but for the members of an object: a long conversation of ChatGPT is one object
  /// with a member for each message.
  ///
  /// Source: J-15, LIM-1 to LIM-6.
  public static let imports: JSONLimits = {
    var limits = JSONLimits()
    limits.maximumKeys = 200_000
    return limits
  }()
}
