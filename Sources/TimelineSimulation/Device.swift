public import TimelineUnits

/// The screen that a run is laid out for.
///
/// Source: U-DEVICE-3, H-GEO-4.
public struct Device: Equatable, Sendable {
  /// The size of the collection view's bounds.
  public var viewport: Size
  /// The adjusted content insets, safe area included.
  public var insets: EdgeInsets
  /// Device pixels per point, from 1 to 3.
  public var scale: Int
  /// The time between two refreshes.
  public var refresh: Interval

  /// Creates a device.
  public init(viewport: Size, insets: EdgeInsets, scale: Int, refresh: Interval) {
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.refresh = refresh
  }

  /// The device of closed-form scenarios: 390×700 pt at scale 3 and 60 Hz, without insets.
  ///
  /// Source: H-GEO-4.
  public static var plain: Device {
    Device(
      viewport: Size(width: .points(390), height: .points(700)),
      insets: EdgeInsets(),
      scale: 3,
      refresh: .period(hertz: 60)
    )
  }
}
