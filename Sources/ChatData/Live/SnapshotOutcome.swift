/// What became of a window snapshot.
///
/// Source: H-SNAP-3 to H-SNAP-9.
public struct SnapshotOutcome: Equatable, Sendable {
  /// How far the snapshot got.
  public enum End: UInt8, CaseIterable, Sendable {
    /// Its rows are the window's.
    case applied
    /// It came without history, so that only its overlay counted.
    case unavailable
    /// It contradicts the live state; nothing of it was kept.
    case conflict
  }

  /// What its overlay did.
  public enum Overlay: UInt8, CaseIterable, Sendable {
    /// Its blocks are the overlay now.
    case adopted
    /// The overlay on screen is as new or newer.
    case ignored
    /// It is of another epoch, and a live event since the start of the load forbids to take it.
    case refused
  }

  /// How its rows met the window.
  public enum Window: UInt8, CaseIterable, Sendable {
    /// The window stays as it was.
    case kept
    /// The two share a canonical row.
    case merged
    /// The two share none.
    case replaced
  }

  /// How far the snapshot got.
  public var end: End
  /// What its overlay did.
  public var overlay = Overlay.ignored
  /// How its rows met the window.
  public var window = Window.kept
  /// Whether its live rows and its run were dropped, because live events had come meanwhile.
  public var isStaleLive = false
  /// Whether anything changed that the chat shows or pages by.
  public var hasChanged = false
  /// The operations whose echoes left, since the history confirms them.
  public var confirmedOperations: [[UInt8]] = []

  /// Creates an outcome.
  public init(_ end: End) {
    self.end = end
  }

  /// Whether the latest window has to be loaded once more.
  ///
  /// Source: H-SNAP-3, H-SNAP-6.
  public var needsReload: Bool { end == .conflict || overlay == .refused }
}
