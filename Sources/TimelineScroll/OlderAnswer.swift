/// What becomes of the answer to a request for an older page.
///
/// Source: H-OLDER-5, H-OLDER-6.
public enum OlderAnswer: UInt8, CaseIterable, Sendable {
  /// The page's cursor still fits: its rows are put in.
  case applied
  /// The load failed; rows and pagination stay.
  case failed
  /// The page's cursor no longer fits: it is dropped.
  case dropped
}
