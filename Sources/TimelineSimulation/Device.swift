public import TimelineCoordinator
import TimelineUnits

/// The screen that a run is laid out for.
///
/// Source: U-DEVICE-3, H-GEO-4.
public typealias Device = ScreenSetup

extension ScreenSetup {
  /// The device of closed-form scenarios: 390×700 pt at scale 3 and 60 Hz, without insets.
  ///
  /// Source: H-GEO-4.
  public static var plain: ScreenSetup {
    ScreenSetup(
      viewport: Size(width: .points(390), height: .points(700)),
      insets: EdgeInsets(),
      scale: 3,
      refresh: .period(hertz: 60)
    )
  }
}
