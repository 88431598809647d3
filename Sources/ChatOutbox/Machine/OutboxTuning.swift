public import TimelineUnits

/// The constants of the outbox.
///
/// Source: H-OUTBOX-T2, H-OUTBOX-T6, H-OUTBOX-T8, H-OUTBOX-O16.
public struct OutboxTuning: Equatable, Sendable {
  /// How long a submit or a cancel waits for its receipt: 20 s; key `outbox.receiptTimeout`.
  public var receiptTimeout: Interval = .seconds(20)
  /// The shortest time between two looks at a waiting message: 10 s; key `outbox.checkInterval`.
  public var checkInterval: Interval = .seconds(10)
  /// How much longer it may be, in thousandths of the interval: 300; key `outbox.checkJitter`.
  public var checkJitterPerMille: Int64 = 300
  /// How long an outbox check waits for its answer: 20 s; key `outbox.checkTimeout`.
  public var checkTimeout: Interval = .seconds(20)
  /// How long the desktop keeps its answers: 48 h; key `outbox.answerKeptFor`.
  public var answerKeptFor: Interval = .seconds(48 * 3_600)
  /// How long before that nothing is resent any more: 1 h; key `outbox.ageMargin`.
  public var ageMargin: Interval = .seconds(3_600)
  /// The time between two reads of a damaged store: 10 s.
  public var rereadInterval: Interval = .seconds(10)
  /// After how many reads a store that stays damaged is given up: 3.
  public var rereads = 3
  /// How far the wall clock may run back before ages count as unknown: 1 minute, in ms.
  public var wallToleranceMs: Int64 = 60_000

  /// Creates the constants of the modelled app.
  public init() {}

  /// The time to the next tick, for a random draw.
  ///
  /// - Parameter draw: 64 random bits from a source of the timer's own.
  /// - Returns: `checkInterval` × (1 + *u*), *u* from 0 to `checkJitterPerMille` thousandths.
  ///
  /// Source: H-OUTBOX-O16.
  public func tickDelay(draw: UInt64) -> Interval {
    let jitter = Int64(draw % UInt64(checkJitterPerMille + 1))
    return Interval(ticks: checkInterval.ticks / 1_000 * (1_000 + jitter))
  }
}
