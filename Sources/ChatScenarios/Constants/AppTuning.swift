public import ChatData
public import TimelineCoordinator

/// All constants that can be set, by the part of the app that they rule.
///
/// Source: BM-SWEEP-2.
public struct AppTuning: Equatable, Sendable {
  /// The constants of the screen.
  public var screen: Tuning
  /// The constants of text.
  public var text: TextTuning
  /// The constants of the data side.
  public var data: DataPolicy

  /// Creates a tuning; what is not given has its default.
  public init(
    screen: Tuning = Tuning(),
    text: TextTuning = TextTuning(),
    data: DataPolicy = DataPolicy()
  ) {
    self.screen = screen
    self.text = text
    self.data = data
  }
}
