public import TimelineUnits

/// What the layout needs to know about a row's Markdown.
public struct MeasuredText: Equatable, Sendable {
  /// The height at the width asked for.
  public var height: Length
  /// The modelled time that parsing and measuring take.
  public var preparation: Interval
  /// The number of the guard that the text tripped, or `nil`.
  ///
  /// Source: T-GUARD-1.
  public var guardRule: Int?

  /// Creates a measurement.
  public init(height: Length, preparation: Interval, guardRule: Int? = nil) {
    self.height = height
    self.preparation = preparation
    self.guardRule = guardRule
  }
}
