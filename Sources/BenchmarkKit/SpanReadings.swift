/// The readings of equal runs, merged: for each event and slot the smallest.
///
/// The runs do the same, so what one of them took longer for came from elsewhere: other work on the
/// machine only adds.
///
/// Samples are noisy; they are never compared for equality and never gate.
///
/// Source: BM-PRIN-2, BM-STAT-1.
public struct SpanReadings: Equatable, Sendable {
  /// The number of slots, slot 0 included.
  public let slots: Int
  /// The readings of each event, slot after slot; none below zero.
  public private(set) var events: [Int64]
  /// The readings of each subject, slot after slot; none below zero.
  public private(set) var subjects: [Int64]

  /// Merges ledgers.
  ///
  /// - Returns: `nil` if there are none, or if they are not of equal runs.
  /// - Complexity: O(*r* · *e*), where *r* is the number of ledgers and *e* that of readings.
  public init?(smallestOf ledgers: [SpanLedger]) {
    guard let first = ledgers.first else { return nil }
    slots = first.slots
    events = first.events
    subjects = first.subjects
    for ledger in ledgers.dropFirst() {
      guard ledger.slots == slots, ledger.events.count == events.count,
        ledger.subjects.count == subjects.count
      else { return nil }
      for index in events.indices { events[index] = min(events[index], ledger.events[index]) }
      for index in subjects.indices {
        subjects[index] = min(subjects[index], ledger.subjects[index])
      }
    }
    for index in events.indices { events[index] = max(events[index], 0) }
    for index in subjects.indices { subjects[index] = max(subjects[index], 0) }
  }

  /// The number of events.
  public var eventCount: Int { events.count / slots }

  /// The number of subjects: one more than the highest that had a span.
  public var subjectCount: Int { (subjects.count + slots - 1) / slots }

  /// The reading of an event in a slot.
  ///
  /// - Precondition: The event and the slot exist.
  public func reading(ofEvent event: Int, slot: Int) -> Int64 { events[event * slots + slot] }

  /// The reading of a subject in a slot; zero for one without spans.
  public func reading(ofSubject subject: Int, slot: Int) -> Int64 {
    let index = subject * slots + slot
    return index < subjects.count ? subjects[index] : 0
  }
}
