internal import BenchmarkKit
internal import ChatScenarios
internal import TimelineUnits

extension RunProfile {
  /// The rows that anything was done for, in the order of their numbers.
  ///
  /// - Complexity: O(*r* + *n* · *s*), where *r* is the number of records, *n* that of rows and *s*
  ///   that of steps.
  public var rows: [ProfiledRow] {
    let reasons = MeasureReasons.all(in: trace)
    var preparations = [Interval](repeating: .zero, count: log.rows.count)
    for charge in log.preparations where charge.item.index < preparations.count {
      preparations[charge.item.index] = preparations[charge.item.index] + charge.time
    }
    let count = max(log.rows.count, reasons.count, host.subjectCount)
    return (0..<count).compactMap { index in
      let facts = index < log.rows.count ? log.rows[index] : RowFacts()
      let reasons = index < reasons.count ? reasons[index] : MeasureReasons()
      var nanoseconds: Int64 = 0
      for slot in 0..<host.slots { nanoseconds += host.reading(ofSubject: index, slot: slot) }
      let row = ProfiledRow(
        item: ItemID(rawValue: UInt32(index)),
        preparation: index < preparations.count ? preparations[index] : .zero,
        cells: scenario.price(configures: facts.configures, heights: reasons.heights),
        hostNanoseconds: nanoseconds,
        facts: facts,
        reasons: reasons
      )
      return row.charge == .zero && nanoseconds == 0 ? nil : row
    }
  }

  /// The rows that were charged most, the dearest first; none if nothing was charged.
  public func dearestCharges(_ count: Int) -> [ProfiledRow] {
    Array(
      rows.filter { $0.charge > .zero }
        .sorted { ($1.charge, $0.item) < ($0.charge, $1.item) }.prefix(count)
    )
  }

  /// The rows that cost most on this machine, the dearest first.
  public func dearestRows(_ count: Int) -> [ProfiledRow] {
    Array(
      rows.filter { $0.hostNanoseconds > 0 }
        .sorted { ($1.hostNanoseconds, $0.item) < ($0.hostNanoseconds, $1.item) }.prefix(count)
    )
  }
}
