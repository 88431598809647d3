/// From which change on a measured height counts as changed.
///
/// Key `model.heightEpsilon`.
///
/// Source: L-PASS-6.
public enum HeightEpsilon: UInt8, CaseIterable, Sendable {
  /// Any change; heights are exact.
  case pixel
  /// 0.5 pt, inclusive.
  case halfPoint
  /// 1 pt, inclusive.
  case onePoint
}
