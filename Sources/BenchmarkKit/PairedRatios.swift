internal import TimelineUnits

/// The ratios of pairs of samples that were taken side by side, one in each of two programs.
///
/// What the machine does besides hits both samples of a pair alike, so their ratio is steadier than
/// either of them.
///
/// Source: BM-TIME-3, BM-TIME-4, BM-STAT-4.
public struct PairedRatios: Equatable, Sendable {
  /// How many ratios the interval is drawn from.
  public static let resamples = 2_000

  /// The fewest pairs with an interval: with fewer, the median of all pairs lies outside of their
  /// range more often than in 5 % of all cases.
  public static let minimumPairs = 6

  /// The natural logarithms of the ratios, in the order of the pairs.
  public let logarithms: [Double]
  /// How many pairs had no ratio, because a sample was missing or not positive.
  public let undefined: Int

  /// Creates the ratios `head / base` of pairs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pairs.
  public init(_ pairs: [(base: Double?, head: Double?)]) {
    logarithms = pairs.compactMap { pair in
      guard let base = pair.base, let head = pair.head, base > 0, head > 0 else { return nil }
      return HostMath.logarithm(head / base)
    }
    undefined = pairs.count - logarithms.count
  }

  /// The number of pairs with a ratio.
  public var count: Int { logarithms.count }

  /// The median ratio; `nil` without a pair.
  ///
  /// Of an even number it is the middle of the two in the middle, so that exchanging base and head
  /// turns the ratio upside down.
  public var ratio: Double? {
    guard count > 0 else { return nil }
    return HostMath.exponential(Self.middle(logarithms.sorted()))
  }

  /// The interval of the median ratio by the percentile bootstrap; `nil` for fewer than
  /// `minimumPairs`.
  ///
  /// - Parameter seed: The seed of the resamples; equal seeds and pairs give equal intervals.
  /// - Returns: The median ratio between the ranks of 2.5 % and 97.5 %.
  /// - Complexity: O(*r* · *n*), where *r* is the number of resamples and *n* that of pairs.
  public func interval(seed: UInt64) -> RatioInterval? {
    interval(seed: seed, resamples: Self.resamples)
  }

  /// The interval by a number of resamples that is a multiple of 40.
  func interval(seed: UInt64, resamples: Int) -> RatioInterval? {
    guard count >= Self.minimumPairs else { return nil }
    let sorted = logarithms.sorted()
    var random = RandomSource(seed: seed)
    var drawn = [Int](repeating: 0, count: count)
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    for _ in 0..<resamples {
      for index in drawn.indices { drawn[index] = 0 }
      for _ in 0..<count { drawn[random.below(count)] += 1 }
      medians.append(Self.middle(sorted, drawn))
    }
    medians.sort()
    let middle = Self.middle(sorted)
    // Ranks of 2.5 % and 97.5 %. The median of the pairs themselves lies between them but for
    // rounding.
    let low = min(medians[resamples / 40 - 1], middle)
    let high = max(medians[resamples - resamples / 40], middle)
    return RatioInterval(
      low: HostMath.exponential(low),
      ratio: HostMath.exponential(middle),
      high: HostMath.exponential(high)
    )
  }

  /// How likely so many ratios above a bound are if half of all ratios lie above it: a sign test,
  /// which takes nothing for granted about how ratios are spread.
  ///
  /// - Parameter bound: The ratio.
  /// - Returns: From 0 to 1; 1 without a pair.
  public func likelihood(above bound: Double) -> Double {
    guard let line = HostMath.logarithm(bound), count > 0 else { return 1 }
    return SignTest.likelihood(ofAtLeast: logarithms.count { $0 > line }, among: count)
  }

  /// About how many pairs it takes for an interval that is narrow enough to see `delta`.
  ///
  /// - Parameters:
  ///   - delta: The smallest change to be seen, as a share.
  ///   - interval: The interval of these pairs.
  /// - Returns: The number of pairs; `nil` if `delta` is 0 or the number is beyond all bounds.
  ///
  /// Source: BM-STAT-6.
  public func pairsNeeded(toSee delta: Double, from interval: RatioInterval) -> Int? {
    guard delta > 0 else { return nil }
    let factor = interval.halfWidth / (delta / 2)
    // What rounding has added to a whole number is no pair.
    let needed = (Double(count) * factor * factor - 1e-6).rounded(.up)
    return needed < 1e9 ? max(Int(needed), 1) : nil
  }

  private static func middle(_ sorted: [Double]) -> Double {
    (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The middle of a resample that holds each sorted value as often as it was drawn.
  private static func middle(_ sorted: [Double], _ drawn: [Int]) -> Double {
    let (lower, upper) = ((sorted.count - 1) / 2, sorted.count / 2)
    var passed = 0
    var first = 0.0
    for index in sorted.indices {
      let next = passed + drawn[index]
      if passed <= lower && lower < next { first = sorted[index] }
      if passed <= upper && upper < next { return (first + sorted[index]) / 2 }
      passed = next
    }
    return first
  }
}
