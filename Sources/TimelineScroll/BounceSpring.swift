/// The spring that brings a list back to its edge; the platform's own is not known.
///
/// Key `model.bounceOmega`; a switch of this model.
///
/// Source: U-BOUNCE-1.
public enum BounceSpring: UInt8, CaseIterable, Sendable {
  /// The angular frequency 10 per second.
  case omega10
  /// The angular frequency √200, about 14.1 per second.
  case omega14

  /// The angular frequency, per second.
  public var omega: Double {
    switch self {
    case .omega10: 10
    case .omega14: (200.0).squareRoot()
    }
  }
}
