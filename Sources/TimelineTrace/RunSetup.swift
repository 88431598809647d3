public import TimelineUnits

/// What a reader of a trace needs to know about the run before its first event.
public struct RunSetup: Equatable, Sendable {
  /// The viewport's size.
  public var viewport: Size
  /// The insets of the content.
  public var insets: EdgeInsets
  /// Device pixels per point.
  public var scale: Int
  /// The time between two refreshes of the display.
  public var refresh: Interval
  /// The height of a row that was never measured.
  public var estimatedHeight: Length
  /// The shortest time from a render to the next live one (`render.minInterval`).
  public var renderInterval: Interval

  /// Creates a description of a run.
  public init(
    viewport: Size,
    insets: EdgeInsets,
    scale: Int,
    refresh: Interval,
    estimatedHeight: Length,
    renderInterval: Interval
  ) {
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.refresh = refresh
    self.estimatedHeight = estimatedHeight
    self.renderInterval = renderInterval
  }
}
