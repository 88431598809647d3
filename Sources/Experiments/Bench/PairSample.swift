internal import BenchmarkKit

/// What one process measured of one case.
public struct PairSample: Equatable, Sendable {
  /// The cost by CPU time, less of which is better; `nil` if it could not be measured.
  public var cpu: Double?
  /// The wall time in nanoseconds; `nil` if it is not known.
  public var wall: Double?

  /// Creates a sample.
  public init(cpu: Double?, wall: Double?) {
    self.cpu = cpu
    self.wall = wall
  }

  /// Creates the sample that an entry of a record holds.
  public init(_ entry: BenchEntry?) {
    self.init(cpu: entry?.cost, wall: entry?.samples?.wall.median)
  }
}
