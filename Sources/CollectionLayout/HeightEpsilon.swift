import TimelineUnits

/// From which difference on a measured height counts as a change.
///
/// Source: L-PASS-6, U-CYCLE-4.
public enum HeightEpsilon: UInt8, Equatable, Sendable {
  /// Every difference counts, down to 1/192 pt: heights are exact here.
  case pixel = 0
  /// From 0.5 pt on; a first measurement always counts.
  case halfPoint = 1
  /// From 1 pt on, first measurements included.
  case onePoint = 2

  /// The height that counts after a measurement.
  func height(measured: Length, old: Length, isFirst: Bool) -> Length {
    let difference = (measured - old).magnitude.units
    switch self {
    case .pixel:
      return measured
    case .halfPoint:
      return isFirst || difference >= 96 ? measured : old
    case .onePoint:
      return difference >= 192 ? measured : old
    }
  }
}
