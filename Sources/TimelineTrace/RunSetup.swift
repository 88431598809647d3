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

  /// Creates a description of a run; what is not given is that of the plain device.
  ///
  /// Source: H-GEO-4.
  public init(
    viewport: Size = Size(width: .points(390), height: .points(700)),
    insets: EdgeInsets = EdgeInsets(),
    scale: Int = 3,
    refresh: Interval = .period(hertz: 60),
    estimatedHeight: Length = .points(80),
    renderInterval: Interval = .period(hertz: 6)
  ) {
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.refresh = refresh
    self.estimatedHeight = estimatedHeight
    self.renderInterval = renderInterval
  }
}
