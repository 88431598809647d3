internal import BenchmarkKit

/// The samples of one case over the rounds, and what they say.
struct PairedSeries {
  private var change: [(base: Double?, head: Double?)] = []
  private var twin: [(base: Double?, head: Double?)] = []
  private var wall: [(base: Double?, head: Double?)] = []

  /// Adds one round.
  mutating func add(base: PairSample, twin other: PairSample, head: PairSample) {
    change.append((base.cpu, head.cpu))
    twin.append((base.cpu, other.cpu))
    wall.append((base.wall, head.wall))
  }

  /// The number of rounds.
  var rounds: Int { change.count }

  /// Head over base.
  var ratios: PairedRatios { PairedRatios(change) }

  /// Base over head.
  var inverse: PairedRatios { PairedRatios(change.map { ($0.head, $0.base) }) }

  /// The base over itself.
  var twins: PairedRatios { PairedRatios(twin) }

  /// The wall time of the head over that of the base.
  var wallRatio: Double? { PairedRatios(wall).ratio }

  /// Whether both intervals are narrow enough to see a change.
  ///
  /// Source: BM-TIME-5.
  func isDecided(delta: Double, seed: UInt64) -> Bool {
    guard let own = ratios.interval(seed: seed), let other = twins.interval(seed: seed) else {
      return false
    }
    return own.halfWidth <= delta / 2 && other.halfWidth <= delta / 2
      && 2 * other.floor <= delta
  }

  /// How likely it is that nothing changed by more than `delta`, either way.
  func likelihood(delta: Double) -> Double {
    let slower = ratios.likelihood(above: 1 + delta)
    let faster = inverse.likelihood(above: 1 + delta)
    return min(1, 2 * min(slower, faster))
  }
}
