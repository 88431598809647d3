public import BenchmarkKit

/// What pairs of processes say about one case.
///
/// Source: BM-TIME-6, BM-STAT-5, BM-STAT-6.
public struct PairedResult: Equatable, Sendable {
  /// The case.
  public var name: String
  /// How many pairs have a ratio.
  public var pairs: Int
  /// How many pairs have none.
  public var undefined: Int
  /// The CPU time of the head over that of the base; `nil` for too few pairs.
  public var change: RatioInterval?
  /// The CPU time of the base over that of the base in another process: what the machine does to
  /// identical code.
  public var twin: RatioInterval?
  /// The wall time of the head over that of the base.
  public var wall: Double?
  /// The CPU time by the second set of pairs, which was only made if the first said `worse`.
  public var confirmation: RatioInterval?
  /// The smallest change that counts, as a share.
  public var delta: Double
  /// Whether the machine is too restless for the change that was asked for.
  public var isBelowFloor: Bool
  /// About how many pairs it takes to see `delta`; `nil` if it was seen.
  public var needed: Int?
  /// What came out.
  public var verdict: TimeVerdict
}
