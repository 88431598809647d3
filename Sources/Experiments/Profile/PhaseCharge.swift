public import TimelineUnits

/// What a phase was charged in virtual time: exact.
///
/// Source: BM-PRIN-2.
public struct PhaseCharge: Equatable, Sendable {
  /// The number of events that were charged for it.
  public var count: Int
  /// The middle charge of these events, by nearest rank.
  public var p50: Interval
  /// The charge that 95 % of them do not exceed, by nearest rank.
  public var p95: Interval
  /// The largest charge of one of them.
  public var maximum: Interval
  /// All charges together.
  public var sum: Interval

  /// Sums charges up; `nil` if there are none.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of charges.
  public init?(_ charges: [Interval]) {
    guard !charges.isEmpty else { return nil }
    let sorted = charges.sorted()
    count = charges.count
    p50 = sorted[(50 * count + 99) / 100 - 1]
    p95 = sorted[(95 * count + 99) / 100 - 1]
    maximum = sorted[count - 1]
    sum = charges.reduce(.zero, +)
  }
}
