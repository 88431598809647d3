/// The exact amounts of work beside every time.
///
/// Source: T-COUNT-1.
public struct TextCounters: Equatable, Sendable {
  /// The bytes given to the parser.
  public var bytesParsed = 0
  /// The parses.
  public var parses = 0
  /// The leaves whose words were prepared.
  public var leavesPrepared = 0
  /// The words looked up.
  public var wordsAsked = 0
  /// The words that were not known.
  public var wordMisses = 0
  /// The calls to the shaping engine.
  public var shapeCalls = 0
  /// The words given to line filling.
  public var wordsFitted = 0
  /// The breaks inside words.
  public var emergencyBreaks = 0
  /// The code points that no face had.
  public var missingGlyphs = 0
  /// The rows that tripped a guard, by the reason's raw value.
  public var guardTrips = [Int](repeating: 0, count: 32)

  /// Creates counters at zero.
  public init() {}
}
