/// The bounds that every input is held against; beyond one lies a typed error, never a trap.
///
/// Source: LIM-1 to LIM-7, H-JSON-7.
public enum Limits {
  /// The largest input file, in bytes: 64 MiB.
  ///
  /// Key `json.maximumBytes`.
  public static let inputBytes = 64 << 20
  /// The deepest JSON nesting, in levels with the root as 1.
  ///
  /// Key `json.maximumDepth`.
  public static let jsonDepth = 64
  /// The most JSON nodes in one document.
  ///
  /// Key `json.maximumNodes`.
  public static let jsonNodes = 1_000_000
  /// The longest JSON string, in bytes: 16 MiB.
  ///
  /// Key `json.maximumStringBytes`.
  public static let jsonStringBytes = 16 << 20
  /// The most members of one JSON object.
  ///
  /// Key `json.maximumKeys`.
  public static let jsonKeys = 4_096
  /// The longest JSON integer token, in characters.
  ///
  /// Key `json.maximumIntegerLength`.
  public static let jsonIntegerLength = 17
  /// The largest magnitude of an exact JSON integer: 2^53 − 1.
  public static let safeInteger: Int64 = 9_007_199_254_740_991
  /// The longest row of text that is measured, in bytes: 4 MiB.
  public static let rowBytes = 4 << 20
  /// The most rows of one timeline.
  public static let rows = 4_000_000
  /// The tallest row: 1,000,000 pt, so that 2^31 rows cannot overflow a sum.
  public static let rowHeight = Length.points(1_000_000)
  /// The longest virtual run: one hour.
  public static let duration = Interval.seconds(3_600)
  /// The most events of one scenario after expansion.
  public static let scenarioEvents = 2_000_000
}
