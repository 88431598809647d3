public import TimelineUnits

/// What the layout needs to know about a row's Markdown.
public struct MeasuredText: Equatable, Sendable {
  /// The height at the width asked for.
  public var height: Length
  /// The modelled time that parsing and measuring take.
  public var preparation: Interval

  /// Creates a measurement.
  public init(height: Length, preparation: Interval) {
    self.height = height
    self.preparation = preparation
  }
}
