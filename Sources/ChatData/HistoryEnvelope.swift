/// The answer to a load of a chat's latest window, decoded exactly.
///
/// Any rule that is broken anywhere refuses the whole envelope: malformed data must never turn into
/// valid-looking empty history.
///
/// Source: H-ENV-1 to H-ENV-13.
public struct HistoryEnvelope: Equatable, Sendable {
  /// The token of the window's boundary, which is not blank.
  public var boundaryToken: [UInt8]
  /// The id of the session of the agent, if there is one.
  public var codexSessionID: [UInt8]?
  /// Whether the answer holds the history.
  public var loadState: LoadState
  /// The number of entries that the desktop read; not tied to the number of rows.
  public var loadedEntries: Int64
  /// Whether the desktop has rows before the window.
  public var hasOlderEntries: Bool
  /// The cursor of the page before the window, if there is one.
  public var oldestCursor: [UInt8]?
  /// The rows of the window, in display order.
  public var rows: [HistoryRow]
  /// The live state.
  public var overlay: LiveOverlay
  /// The bytes of the opaque runtime object, as they stood in the document.
  public var runtime: [UInt8]?
  /// The run that is going on, if there is one.
  public var activeRun: ActiveRun?

  /// Creates an envelope of an available history without live state.
  public init(boundaryToken: [UInt8], rows: [HistoryRow]) {
    self.boundaryToken = boundaryToken
    loadState = .available
    loadedEntries = Int64(rows.count)
    hasOlderEntries = false
    self.rows = rows
    overlay = LiveOverlay()
  }

  /// Whether an older page can be asked for.
  ///
  /// Source: H-ENV-9.
  public var canRequestOlder: Bool { hasOlderEntries && oldestCursor != nil }

  /// Whether older rows are promised without a cursor to ask for them: accepted, to be reported.
  ///
  /// Source: H-ENV-9.
  public var lacksOlderCursor: Bool { hasOlderEntries && oldestCursor == nil }
}
