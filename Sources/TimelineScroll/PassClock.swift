/// How the passes of a cover are spaced in time.
///
/// Key `reveal.passClock`; the modelled app sleeps after the work of a pass.
///
/// Source: H-SETTLE-3, U-CADENCE-4.
public enum PassClock: UInt8, CaseIterable, Sendable {
  /// The delay begins when the work of a pass has ended, so work stretches the whole reveal.
  case sleepAfterWork
  /// Passes fall on a grid that begins at the mount; a tick that work has overrun is skipped.
  case fixedRate
}
