/// The screen and the constants of the app that is recorded; lengths are in points.
public struct RecordedScreen: Sendable {
  /// The width of the list's viewport in points.
  public var widthPt: Double
  /// The height of the list's viewport in points.
  public var heightPt: Double
  /// The adjusted inset of the content at the top in points.
  public var topInsetPt: Double
  /// The adjusted inset of the content at the bottom in points.
  public var bottomInsetPt: Double
  /// Device pixels per point, such as 3.
  public var scale: Int
  /// Refreshes of the display in a second, such as 60 or 120.
  public var refreshesPerSecond: Int
  /// The height that a row has before it is measured, in points.
  public var estimatedHeightPt: Double
  /// The shortest time from a render to the next live one, in seconds.
  public var renderIntervalSeconds: Double

  /// Creates a description; what is not given is as in the modelled app.
  public init(
    widthPt: Double,
    heightPt: Double,
    topInsetPt: Double = 0,
    bottomInsetPt: Double = 0,
    scale: Int = 3,
    refreshesPerSecond: Int = 60,
    estimatedHeightPt: Double = 80,
    renderIntervalSeconds: Double = 1.0 / 6
  ) {
    self.widthPt = widthPt
    self.heightPt = heightPt
    self.topInsetPt = topInsetPt
    self.bottomInsetPt = bottomInsetPt
    self.scale = scale
    self.refreshesPerSecond = refreshesPerSecond
    self.estimatedHeightPt = estimatedHeightPt
    self.renderIntervalSeconds = renderIntervalSeconds
  }
}
