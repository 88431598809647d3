/// A published scale for the ratio of hitches.
///
/// The two scales grade one ratio differently, so both are reported.
///
/// Source: M-HITCH-1, U-HITCH-3.
public enum HitchScale: UInt8, CaseIterable, Sendable {
  /// For scrolling: good below 5 ms/s, warning below 10, critical from there on.
  case scrolling
  /// For all animated interactions: good up to 10 ms/s, warning up to 25, critical up to 50.
  case animation

  /// The grade of a ratio in millionths of a ms/s: 0 good, 1 warning, 2 critical, 3 beyond.
  func grade(of ratio: Int64) -> Int64 {
    let unit: Int64 = 1_000_000
    switch self {
    case .scrolling: return ratio < 5 * unit ? 0 : ratio < 10 * unit ? 1 : 2
    case .animation:
      return ratio <= 10 * unit ? 0 : ratio <= 25 * unit ? 1 : ratio <= 50 * unit ? 2 : 3
    }
  }
}
