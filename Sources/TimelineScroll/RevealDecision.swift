public import TimelineUnits

/// What follows from a settle pass under the cover.
public enum RevealDecision: Equatable, Sendable {
  /// The cover stays.
  case keepWaiting
  /// The cover stays, and an older page is asked for.
  case requestOlderPage
  /// The cover is lifted when the work of the pass has ended (H-SETTLE-3); `creep` is the drift
  /// over the last still passes.
  case reveal(CoverLift, creep: Length)
}
