/// Which way the content moves past the viewport.
public enum TravelDirection: UInt8, Equatable, Sendable {
  /// Towards the first row.
  case up = 0
  /// Towards the last row.
  case down = 1
}
