/// How a load of the latest window ended.
///
/// Source: H-SCHED-6 to H-SCHED-11, H-SNAP-1 to H-SNAP-4.
public enum LoadFate: UInt8, CaseIterable, Sendable {
  /// Its rows are on screen.
  case applied
  /// It came without history.
  case unavailable
  /// It contradicts the live state; nothing of it is kept.
  case conflict
  /// Its answer cannot be read.
  case invalid
  /// The call failed.
  case failed
  /// No answer came in time.
  case timedOut
  /// The link was lost.
  case linkLost
  /// Another desktop answers for the chat from now on.
  case discarded
  /// The load had ended before; nothing of the late answer is kept.
  case late
}

extension LoadFate: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .applied: "applied"
    case .unavailable: "unavailable"
    case .conflict: "conflict"
    case .invalid: "invalid"
    case .failed: "failed"
    case .timedOut: "timedOut"
    case .linkLost: "linkLost"
    case .discarded: "discarded"
    case .late: "late"
    }
  }
}
