public import TimelineUnits

/// What a row of text is laid out in.
public struct TextLayout: Equatable, Sendable {
  /// The width of the row.
  public var width: Length
  /// The constants of text.
  public var tuning: TextTuning

  /// Creates a layout.
  public init(width: Length, tuning: TextTuning = TextTuning()) {
    self.width = width
    self.tuning = tuning
  }
}
