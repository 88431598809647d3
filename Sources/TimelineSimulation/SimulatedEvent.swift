import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// What the simulation itself puts in its queue, beside the inputs of the scenario.
enum SimulatedEvent {
  /// The display refreshes.
  case frame
  /// A timer of the screen is due; only the newest one of its kind counts.
  case timer(ScreenTimer, token: Int)
  /// The preparation of a row's content ended.
  case prepared(ItemID, ContentVersion)
  /// The first window arrives.
  case firstWindow
  /// A request for an older page is answered.
  case olderAnswer(OlderRequest)
}
