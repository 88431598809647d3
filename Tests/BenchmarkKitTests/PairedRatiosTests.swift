import Testing
import TimelineUnits

@testable import BenchmarkKit

/// The tests of many seeds draw 400 resamples for each, so that they take a moment only.
@Suite struct PairedRatiosTests {
  /// Pairs whose ratio is `factor` times a noise that is a product of uniform factors in ±`spread`,
  /// skewed by a shared load that hits both samples alike.
  private static func pairs(
    _ count: Int,
    factor: Double,
    spread: Double,
    seed: UInt64
  ) -> [(base: Double?, head: Double?)] {
    var random = RandomSource(seed: seed)
    func noise() -> Double { 1 + spread * (Double(random.below(2_001)) / 1_000 - 1) }
    return (0..<count).map { _ in
      let load = 1 + Double(random.below(1_000)) / 250
      return (load * noise(), load * factor * noise())
    }
  }

  /// The verdict of 20 pairs.
  private static func verdict(
    factor: Double,
    spread: Double,
    delta: Double,
    seed: UInt64
  ) -> TimeVerdict {
    let ratios = PairedRatios(pairs(20, factor: factor, spread: spread, seed: seed))
    return TimeVerdict(ratios.interval(seed: seed, resamples: 400), delta: delta)
  }

  /// BM-STAT-2.
  @Test func `No pair has no ratio and no interval, and 5 pairs have no interval`() {
    #expect(PairedRatios([]).ratio == nil)
    #expect(PairedRatios([]).interval(seed: 1) == nil)
    let five = PairedRatios(Self.pairs(5, factor: 2, spread: 0.01, seed: 1))
    #expect(five.ratio != nil)
    #expect(five.interval(seed: 1) == nil)
    #expect(five.likelihood(above: 1) == 1.0 / 32)
    #expect(PairedRatios([]).likelihood(above: 1) == 1)
  }

  /// BM-STAT-2.
  @Test func `A missing, zero or negative sample is no pair, and is counted`() {
    let ratios = PairedRatios([(1, 2), (nil, 2), (0, 2), (1, 0), (-1, 2), (1, nil)])
    #expect(ratios.count == 1)
    #expect(ratios.undefined == 5)
    #expect(abs((ratios.ratio ?? 0) - 2) < 1e-12)
  }

  @Test func `Equal pairs give the interval 1 to 1`() {
    let interval = PairedRatios([(base: Double?, head: Double?)](repeating: (3, 3), count: 20))
      .interval(seed: 1)
    #expect(interval == RatioInterval(low: 1, ratio: 1, high: 1))
    #expect(TimeVerdict(interval, delta: 0.05) == .same)
  }

  @Test func `Exchanging base and head turns the ratio upside down`() throws {
    let pairs = Self.pairs(20, factor: 1.5, spread: 0.1, seed: 4)
    let ratio = try #require(PairedRatios(pairs).ratio)
    let other = try #require(PairedRatios(pairs.map { ($0.head, $0.base) }).ratio)
    #expect(abs(ratio * other - 1) < 1e-12)
  }

  /// BM-TIME-4.
  @Test func `Equal seeds give equal intervals, and the interval holds the median`() throws {
    let ratios = PairedRatios(Self.pairs(21, factor: 1.1, spread: 0.2, seed: 8))
    let interval = try #require(ratios.interval(seed: 3))
    #expect(ratios.interval(seed: 3) == interval)
    #expect((4..<20 as Range<UInt64>).contains { ratios.interval(seed: $0) != interval })
    #expect(interval.ratio == ratios.ratio)
  }

  /// BM-STAT-4.
  @Test func `The interval holds the true ratio in at least 90 % of 200 seeds, not in all`() {
    var held = 0
    for seed in 0..<200 as Range<UInt64> {
      let ratios = PairedRatios(Self.pairs(25, factor: 1.3, spread: 0.2, seed: seed))
      guard let interval = ratios.interval(seed: seed, resamples: 400) else { continue }
      if interval.low <= 1.3 && 1.3 <= interval.high { held += 1 }
    }
    #expect(held >= 180, "\(held) of 200")
    #expect(held < 200)
  }

  /// BM-STAT-5.
  @Test func `A slowdown of 2 is worse and a gain of 2 is better in each of 50 seeds`() {
    for seed in 0..<50 as Range<UInt64> {
      let slower = Self.verdict(factor: 2, spread: 0.2, delta: 0.05, seed: seed)
      #expect(slower == .worse, "seed \(seed)")
      let faster = Self.verdict(factor: 0.5, spread: 0.2, delta: 0.05, seed: seed)
      #expect(faster == .better, "seed \(seed)")
    }
  }

  /// BM-TIME-6.
  @Test func `Identical code is never worse in 300 seeds`() {
    for seed in 0..<300 as Range<UInt64> {
      let verdict = Self.verdict(factor: 1, spread: 0.15, delta: 0.1, seed: seed)
      #expect(verdict != .worse, "seed \(seed)")
    }
  }

  /// BM-STAT-6.
  @Test func `Four times the pairs halve the interval, as the needed pairs foretell`() throws {
    var narrow = 0.0
    var wide = 0.0
    for seed in 0..<20 as Range<UInt64> {
      let few = PairedRatios(Self.pairs(40, factor: 1, spread: 0.3, seed: seed))
      let many = PairedRatios(Self.pairs(160, factor: 1, spread: 0.3, seed: seed + 1_000))
      wide += try #require(few.interval(seed: seed, resamples: 400)).halfWidth
      narrow += try #require(many.interval(seed: seed, resamples: 400)).halfWidth
    }
    #expect(wide / narrow > 1.6 && wide / narrow < 2.5, "\(wide / narrow)")
    let ratios = PairedRatios(Self.pairs(40, factor: 1, spread: 0.3, seed: 1))
    let width = RatioInterval(low: 1 / 1.1, ratio: 1, high: 1.1)
    #expect(ratios.pairsNeeded(toSee: 0.1, from: width) == 160)
    #expect(ratios.pairsNeeded(toSee: 0, from: width) == nil)
  }
}
