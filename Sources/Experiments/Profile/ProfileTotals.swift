/// What one run costs on this machine without an observer, in nanoseconds; the smallest of some.
public struct ProfileTotals: Equatable, Sendable {
  /// The CPU time of reading files and measuring rows.
  public var preparationCPU: Int64
  /// The time that passed meanwhile.
  public var preparationWall: Int64
  /// The CPU time of the run itself.
  public var runCPU: Int64
  /// The time that passed meanwhile.
  public var runWall: Int64

  /// The smaller figures of two measurements.
  func smaller(_ other: ProfileTotals) -> ProfileTotals {
    ProfileTotals(
      preparationCPU: min(preparationCPU, other.preparationCPU),
      preparationWall: min(preparationWall, other.preparationWall),
      runCPU: min(runCPU, other.runCPU),
      runWall: min(runWall, other.runWall)
    )
  }
}
