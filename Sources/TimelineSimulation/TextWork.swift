import TimelineUnits

/// The exact amounts of work that preparing the text of a row takes.
///
/// They depend on the text and the constants alone: not on fonts, and not on rows before.
///
/// Source: M-WORK-1, T-COUNT-1.
public struct TextWork: Equatable, Sendable {
  /// How often the text is parsed.
  public var parses: Int
  /// How many words are looked up for their widths.
  public var shapes: Int

  /// Creates amounts; by default none, as for a row without text.
  public init(parses: Int = 0, shapes: Int = 0) {
    self.parses = parses
    self.shapes = shapes
  }

  /// Whether there is nothing to do.
  public var isNone: Bool { parses == 0 && shapes == 0 }

  /// Whether a trace could not hold the amounts.
  var isBeyondTrace: Bool { Int64(max(parses, shapes)) > Limits.safeInteger }
}
