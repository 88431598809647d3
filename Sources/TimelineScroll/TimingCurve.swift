/// The course of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Source: U-ANIM-1, U-KEYB-1.
public struct TimingCurve: Equatable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve from its two control points.
  ///
  /// - Precondition: Both x are from 0 to 1, so that the curve is a function of time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1, "U-KEYB-1: time does not run back")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Slow at both ends: (0.42, 0, 0.58, 1).
  ///
  /// Source: U-ANIM-1.
  public static var easeInOut: TimingCurve { TimingCurve(0.42, 0, 0.58, 1) }

  /// The fit of the keyboard's curve: (0.380, 0.700, 0.125, 1.000).
  ///
  /// Source: U-KEYB-1.
  public static var keyboard: TimingCurve { TimingCurve(0.380, 0.700, 0.125, 1.000) }

  /// How much of the way is done after a part of the time.
  ///
  /// The parameter of the curve is found by 53 halvings, so that every machine finds the same bits.
  ///
  /// - Parameter time: The part of the time, from 0 to 1; what lies outside counts as the end
  ///   there.
  /// - Returns: The part of the way; 0 at the beginning and 1 at the end.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var parameter = 0.0
    var step = 0.5
    for _ in 0..<53 {
      if TimingCurve.value(x1, x2, at: parameter + step) <= time { parameter += step }
      step /= 2
    }
    return TimingCurve.value(y1, y2, at: parameter)
  }

  private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let inner = rest * first + parameter * second
    return parameter * (3 * rest * inner + parameter * parameter)
  }
}
