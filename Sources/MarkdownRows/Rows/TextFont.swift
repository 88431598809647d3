public import TimelineUnits

/// A size of text with its line height and tracking.
///
/// Source: T-BLOCK-12, T-WORD-7.
public struct TextFont: Equatable, Sendable {
  /// The size of the em.
  public var size: Length
  /// The height of one line.
  public var lineHeight: Length
  /// What is added to the advance of each cluster.
  public var tracking: Length

  /// Creates a font from whole units.
  public init(size: Length, lineHeight: Length, tracking: Length = .zero) {
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
  }

  /// Creates a font from points.
  ///
  /// The line height is rounded to the nearest 1/64 pt, once, so that heights are exact sums; the
  /// size and the tracking to the nearest 1/192 pt.
  public init(sizePt: Double, lineHeightPt: Double, trackingPt: Double = 0) {
    size = Length(points: sizePt)
    lineHeight = Length(units: Int64(nearest: lineHeightPt * 64) * 3)
    tracking = Length(points: trackingPt)
  }
}
