/// Why the cover was lifted.
///
/// Source: H-SETTLE-12.
public enum RevealCause: UInt8, CaseIterable, Sendable {
  /// Enough still passes in a row.
  case still
  /// The last allowed pass.
  case deadline
}

/// How the wait for an older page ended.
///
/// Source: H-OLDER-3, H-OLDER-5, H-OLDER-6.
public enum OlderOutcome: UInt8, CaseIterable, Sendable {
  /// The page was taken.
  case applied
  /// The load failed.
  case failed
  /// No answer came in time.
  case stale
  /// The answer's cursor no longer fitted.
  case dropped
}

/// Why a prepend restore ended.
///
/// Source: H-PREPEND-2, H-PREPEND-3.
public enum RestoreEnd: UInt8, CaseIterable, Sendable {
  /// The anchor stood where it was and no visible row was at its estimate.
  case settled
  /// The longest hold of live rows was over.
  case expired
  /// The user took hold of the list.
  case drag
  /// Another prepend began or the list was filled anew.
  case superseded
}

/// Why following was switched.
///
/// Source: H-FOLLOW-3.
public enum FollowReason: UInt8, CaseIterable, Sendable {
  /// The list was revealed at the bottom.
  case revealed
  /// The user sent a message.
  case sent
  /// The user tapped "to the bottom".
  case tapped
  /// The list came to rest at the bottom.
  case restedAtBottom
  /// The user began to drag.
  case drag
  /// The list was filled anew.
  case mounted
}

/// Why a bottom settle ended.
///
/// Source: H-BOTTOM-3.
public enum BottomEnd: UInt8, CaseIterable, Sendable {
  /// Enough stable passes in a row.
  case stable
  /// The last allowed pass.
  case passLimit
  /// The user took hold of the list.
  case drag
  /// Something else began to move the list.
  case superseded
}

/// What the platform would have raised an exception for.
public enum FaultKind: UInt8, CaseIterable, Sendable {
  /// The layout loop did not come to rest within its limit (L-PASS-4).
  case layoutLoop
  /// A list of rows held one id twice (L-SNAP-2).
  case duplicateItem
}
