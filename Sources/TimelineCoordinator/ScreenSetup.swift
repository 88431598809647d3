public import TimelineUnits

/// The screen that a chat is shown on.
public struct ScreenSetup: Equatable, Sendable {
  /// The size of the collection view's bounds.
  public var viewport: Size
  /// The adjusted content insets, safe area included.
  public var insets: EdgeInsets
  /// Device pixels per point, from 1 to 3.
  public var scale: Int
  /// The time between two refreshes.
  public var refresh: Interval

  /// Creates a screen.
  public init(viewport: Size, insets: EdgeInsets, scale: Int, refresh: Interval) {
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.refresh = refresh
  }
}
