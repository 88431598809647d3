public import TimelineUnits

/// Why a row is as tall as it is: its blocks, its chrome and what the guard decided.
///
/// It holds no text of the row.
public struct RowExplanation: Equatable, Sendable {
  /// The row's measurement.
  public var measurement: RowMeasurement
  /// The width that the blocks were given.
  public var contentWidth: Length
  /// What the chrome adds to the height of the blocks.
  public var chromeHeight: Length
  /// The name of the style.
  public var style: String
  /// The rules for line breaks.
  public var tailoring: Tailoring
  /// The blocks, a parent before its children.
  public var blocks: [BlockExplanation]
  /// What was counted while the row was measured.
  public var missingGlyphs: Int

  /// Creates an explanation.
  public init(
    measurement: RowMeasurement,
    contentWidth: Length,
    chromeHeight: Length,
    style: String,
    tailoring: Tailoring,
    blocks: [BlockExplanation],
    missingGlyphs: Int
  ) {
    self.measurement = measurement
    self.contentWidth = contentWidth
    self.chromeHeight = chromeHeight
    self.style = style
    self.tailoring = tailoring
    self.blocks = blocks
    self.missingGlyphs = missingGlyphs
  }
}
