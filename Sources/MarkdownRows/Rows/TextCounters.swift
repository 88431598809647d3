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
  /// The blocks of streamed rows that were measured again.
  public var blocksRemeasured = 0
  /// The streamed rows that needed full parses.
  public var streamFallbacks = 0
  /// The times that blocks of streamed rows were settled.
  public var boundaries = 0
  /// The unfinished lines of streamed rows that were held back at least once.
  public var linesHeld = 0
  /// The rows that tripped a guard, by the reason's raw value.
  public var guardTrips = [Int](repeating: 0, count: 32)

  /// Creates counters at zero.
  public init() {}

  /// Adds what a streamed row counted since an earlier time.
  mutating func add(_ counts: StreamCounts, since before: StreamCounts) {
    boundaries += counts.boundaries - before.boundaries
    linesHeld += counts.linesHeld - before.linesHeld
    streamFallbacks += counts.fallbacks - before.fallbacks
  }
}
