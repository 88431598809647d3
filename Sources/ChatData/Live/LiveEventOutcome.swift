/// What became of a live event.
///
/// Source: H-OVER-1 to H-OVER-5.
public enum LiveEventOutcome: UInt8, CaseIterable, Sendable {
  /// It is of an epoch that is over.
  case dropped
  /// It is of an epoch that the window does not know yet; the latest window has to be loaded.
  case refused
  /// Its blocks are the overlay now.
  case adopted
  /// A newer revision is on screen already.
  case ignored
  /// It repeats what is on screen.
  case repeated
  /// It contradicts the blocks of its own revision; the latest window has to be loaded.
  case conflict

  /// Whether the latest window has to be loaded.
  public var needsReload: Bool { self == .refused || self == .conflict }
}
