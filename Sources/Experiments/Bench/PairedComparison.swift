internal import BenchmarkKit
internal import TimelineUnits

/// Two builds, measured by pairs of processes that take turns.
///
/// A round is one process of the base, one more of it, and one of the head, in random order. The
/// two of the base say what the machine does to identical code in the very same minute. Rounds go
/// on until the intervals are narrow enough or the time is over; what looks worse has to look worse
/// again in as many rounds of its own.
///
/// Source: BM-TIME-1 to BM-TIME-6, BM-STAT-5 to BM-STAT-7.
public struct PairedComparison: Sendable {
  /// What a process is of.
  public enum Side: Int, CaseIterable, Sendable {
    /// The build that is compared with.
    case base
    /// The same build once more.
    case twin
    /// The build that is judged.
    case head
  }

  /// How far a comparison has come.
  public struct Progress: Equatable, Sendable {
    /// The rounds that are done in this set.
    public var rounds: Int
    /// Whether this is the set that confirms.
    public var isConfirming: Bool
    /// The cases that are still open.
    public var openCases: Int
    /// The widest interval of those when it was last looked, as a share; `nil` for too few pairs.
    public var width: Double?
  }

  /// The cases.
  public var names: [String]
  /// The smallest change that counts, as a share.
  public var delta: Double
  /// Whether `delta` may grow to twice what the machine does to identical code.
  public var mayRaiseDelta: Bool
  /// The seconds after which a set of rounds ends.
  public var seconds: Double
  /// The seed of orders and resamples.
  public var seed: UInt64
  /// The fewest rounds of a set, unless the time is over.
  public var minimumRounds = 20
  /// After how many rounds it is looked whether cases are decided.
  public var batch = 5

  /// Prepares a comparison.
  public init(
    names: [String],
    delta: Double,
    mayRaiseDelta: Bool,
    seconds: Double,
    seed: UInt64
  ) {
    self.names = names
    self.delta = delta
    self.mayRaiseDelta = mayRaiseDelta
    self.seconds = seconds
    self.seed = seed
  }

  /// Makes the rounds and says what came out.
  ///
  /// - Parameters:
  ///   - clock: The seconds that have passed since any instant.
  ///   - isStopped: Whether the user wants to stop; what was measured until then is judged.
  ///   - progress: Is told after each round.
  ///   - measure: Runs one process of a side over cases and gives a sample for each.
  /// - Returns: A result for each case, in order.
  /// - Throws: What `measure` throws.
  public func results<Failure: Error>(
    clock: () -> Double,
    isStopped: () -> Bool,
    progress: (Progress) -> Void,
    measure: (Side, [String]) throws(Failure) -> [PairSample]
  ) throws(Failure) -> [PairedResult] {
    var random = RandomSource(seed: seed)
    let all = Array(names.indices)
    let first = try rounds(all, false, &random, clock, isStopped, progress, measure)
    var results = judge(first)
    let suspects = results.indices.filter { results[$0].verdict == .worse }
    guard !suspects.isEmpty, !isStopped() else { return results }
    let second = try rounds(suspects, true, &random, clock, isStopped, progress, measure)
    for index in suspects {
      let interval = second[index].ratios.interval(seed: seed)
      let again = TimeVerdict(interval, delta: results[index].delta)
      results[index].confirmation = interval
      results[index].verdict = results[index].verdict.confirmed(by: again)
      if results[index].verdict == .inconclusive, let interval {
        let delta = results[index].delta
        results[index].needed = second[index].ratios.pairsNeeded(toSee: delta, from: interval)
      }
    }
    return results
  }

  private func rounds<Failure: Error>(
    _ cases: [Int],
    _ isConfirming: Bool,
    _ random: inout RandomSource,
    _ clock: () -> Double,
    _ isStopped: () -> Bool,
    _ progress: (Progress) -> Void,
    _ measure: (Side, [String]) throws(Failure) -> [PairSample]
  ) throws(Failure) -> [PairedSeries] {
    var series = [PairedSeries](repeating: PairedSeries(), count: names.count)
    var open = cases
    let start = clock()
    var done = 0
    var width: Double?
    while !open.isEmpty && clock() - start < seconds && !isStopped() {
      var samples = [[PairSample]](repeating: [], count: Side.allCases.count)
      var order = Side.allCases
      order.shuffle(using: &random)
      for side in order {
        samples[side.rawValue] = try measure(side, open.map { names[$0] })
      }
      for (place, index) in open.enumerated() where samples.allSatisfy({ place < $0.count }) {
        series[index].add(base: samples[0][place], twin: samples[1][place], head: samples[2][place])
      }
      done += 1
      // Intervals take thousands of resamples each, so they are only drawn where they decide.
      if done % batch == 0 {
        if done >= minimumRounds {
          open.removeAll { series[$0].isDecided(delta: delta, seed: seed) }
        }
        width = open.compactMap { series[$0].ratios.interval(seed: seed)?.halfWidth }.max()
      }
      progress(
        Progress(
          rounds: done,
          isConfirming: isConfirming,
          openCases: open.count,
          width: width
        )
      )
    }
    return series
  }

  private func judge(_ series: [PairedSeries]) -> [PairedResult] {
    var results = zip(names, series).map { name, series in result(name, series) }
    let likelihoods = zip(results, series).map { $1.likelihood(delta: $0.delta) }
    let stands = HolmCorrection.standing(likelihoods)
    for index in results.indices where !stands[index] {
      let verdict = results[index].verdict
      if verdict == .worse || verdict == .better { results[index].verdict = .inconclusive }
    }
    return results
  }

  private func result(_ name: String, _ series: PairedSeries) -> PairedResult {
    let ratios = series.ratios
    let change = ratios.interval(seed: seed)
    let twin = series.twins.interval(seed: seed)
    let floor = 2 * (twin?.floor ?? 0)
    let inForce = mayRaiseDelta ? max(delta, floor) : delta
    let verdict = TimeVerdict(change, delta: inForce)
    return PairedResult(
      name: name,
      pairs: ratios.count,
      undefined: ratios.undefined,
      change: change,
      twin: twin,
      wall: series.wallRatio,
      confirmation: nil,
      delta: inForce,
      isBelowFloor: !mayRaiseDelta && floor > delta,
      needed: verdict == .inconclusive
        ? change.flatMap { ratios.pairsNeeded(toSee: delta, from: $0) } : nil,
      verdict: verdict
    )
  }
}
