/// Why a window has to be loaded; reasons of one request are merged.
///
/// Source: H-STALE-1 to H-STALE-14, H-SCHED-1.
public struct StaleReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt16

  /// Creates the reasons of a bit set.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A run finished; H-STALE-1.
  public static let runFinished = StaleReasons(rawValue: 1 << 0)
  /// A run failed; H-STALE-2.
  public static let runFailed = StaleReasons(rawValue: 1 << 1)
  /// A run was aborted; H-STALE-3.
  public static let runAborted = StaleReasons(rawValue: 1 << 2)
  /// A run was cancelled; H-STALE-4.
  public static let runCancelled = StaleReasons(rawValue: 1 << 3)
  /// The desktop recovered; H-STALE-5.
  public static let desktopRecovered = StaleReasons(rawValue: 1 << 4)
  /// The app came back to the front; H-STALE-6.
  public static let foreground = StaleReasons(rawValue: 1 << 5)
  /// Another desktop was selected; H-STALE-7.
  public static let desktopSelected = StaleReasons(rawValue: 1 << 6)
  /// The reader asked for it; H-STALE-8.
  public static let refresh = StaleReasons(rawValue: 1 << 7)
  /// The chat was selected, for the first time or again; H-STALE-9.
  public static let selected = StaleReasons(rawValue: 1 << 8)
  /// The session was updated after the start of the load that applied last; H-STALE-10.
  public static let sessionUpdated = StaleReasons(rawValue: 1 << 9)
  /// A tick of the catch-up timer; H-STALE-11.
  public static let catchUp = StaleReasons(rawValue: 1 << 10)
  /// A live event of a newer epoch was refused; H-STALE-12.
  public static let eventRefused = StaleReasons(rawValue: 1 << 11)
  /// Two overlays contradict each other, or one may not be taken; H-STALE-13.
  public static let overlayConflict = StaleReasons(rawValue: 1 << 12)
  /// An earlier load failed; H-STALE-14.
  public static let earlierFailure = StaleReasons(rawValue: 1 << 13)
}
