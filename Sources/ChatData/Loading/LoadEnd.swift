/// How a load of the latest window ended.
///
/// Source: H-SCHED-6 to H-SCHED-11, H-SNAP-1 to H-SNAP-4.
public enum LoadEnd: UInt8, CaseIterable, Sendable {
  /// Its rows are on screen.
  case applied
  /// It came without history.
  case unavailable
  /// It contradicts the live state and is loaded once more.
  case conflict
  /// Its answer breaks a rule of the envelope.
  case invalid
  /// The call failed.
  case failed
  /// No answer came in time.
  case timedOut
  /// The link was lost.
  case linkLost
  /// Its notes do not hold any more.
  case discarded

  /// Whether the load counts as failed.
  public var isFailure: Bool {
    switch self {
    case .invalid, .failed, .timedOut, .linkLost: true
    case .applied, .unavailable, .conflict, .discarded: false
    }
  }
}
