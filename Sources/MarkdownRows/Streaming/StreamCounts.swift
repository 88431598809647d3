/// What a row that arrives in pieces did besides parsing.
///
/// Source: T-COUNT-1.
public struct StreamCounts: Equatable, Sendable {
  /// The times that blocks were settled.
  public var boundaries = 0
  /// The unfinished lines that were held back at least once.
  public var linesHeld = 0
  /// The rows that turned out to need full parses: 0 or 1.
  public var fallbacks = 0

  /// Creates counts at zero.
  public init() {}
}
