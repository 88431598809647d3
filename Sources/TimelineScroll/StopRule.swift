/// When a deceleration ends; the platform's own rule is not known.
///
/// Key `model.stopRule`; a switch of this model.
///
/// Source: U-FLING-6.
public enum StopRule: UInt8, CaseIterable, Sendable {
  /// Below 25 pt/s.
  case below25
  /// Below 5 pt/s.
  case below5
  /// With half a point left to go.
  case halfPoint
}
