public import TimelineSimulation
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
  /// What preparing the text takes; none for a row whose height was recorded on a device.
  public var work: TextWork

  /// Creates a measurement.
  public init(
    height: Length,
    preparation: Interval,
    guardRule: Int? = nil,
    work: TextWork = TextWork()
  ) {
    self.height = height
    self.preparation = preparation
    self.guardRule = guardRule
    self.work = work
  }
}
