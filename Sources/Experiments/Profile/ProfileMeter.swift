public import BenchmarkKit
public import TimelineUnits

/// Reads a meter at the beginning and the end of everything that a run does.
public final class ProfileMeter: WorkObserver {
  /// What was read: slot 0 is the rest of an event, slot *s* + 1 the step with the raw value *s*,
  /// a subject is a row.
  public private(set) var ledger: SpanLedger

  /// The number of slots: one for each step, and the rest.
  public static let slots = WorkStep.allCases.count + 1

  /// The slot of a step.
  public static func slot(of step: WorkStep) -> Int { Int(step.rawValue) + 1 }

  /// Creates an observer that reads a meter.
  ///
  /// - Parameters:
  ///   - meter: The meter.
  ///   - markCost: What a mark adds to it.
  ///   - eventCapacity: How many events there will be, if that is known.
  public init(_ meter: Meter, markCost: Int64 = 0, eventCapacity: Int = 0) {
    ledger = SpanLedger(
      meter: meter,
      slots: ProfileMeter.slots,
      markCost: markCost,
      eventCapacity: eventCapacity
    )
  }

  /// What a mark adds to a meter: the smallest of 20 blocks of 2,000 marks around nothing.
  public static func markCost(of meter: Meter) -> Int64 {
    var best: Int64?
    for _ in 0..<20 {
      let observer = ProfileMeter(meter, eventCapacity: 1)
      observer.began(.mount, at: .zero, item: nil)
      for _ in 0..<1_000 {
        observer.began(.layout, item: nil)
        observer.ended(.layout)
      }
      observer.ended()
      let spent = observer.ledger.events.reduce(0, +)
      let cost = spent / Int64(observer.ledger.marks - 1)
      best = min(best ?? cost, cost)
    }
    return best ?? 0
  }

  /// Begins an event of the ledger.
  public override func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {
    ledger.beginEvent(subject: item?.index)
  }

  /// Ends it.
  public override func ended() { ledger.endEvent() }

  /// Begins a span.
  public override func began(_ step: WorkStep, item: ItemID?) {
    ledger.begin(ProfileMeter.slot(of: step), subject: item?.index)
  }

  /// Ends it.
  public override func ended(_ step: WorkStep) { ledger.end() }
}
