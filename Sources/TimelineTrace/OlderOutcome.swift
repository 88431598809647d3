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
