import ChatData
import FaultSimulation
import TimelineUnits

/// What happened in a run: every record goes through the checkers and into the digest.
struct DataLog {
  private(set) var violation: DataViolation?
  var coverage = TransitionCoverage<DataTransition>()
  /// The number of events that the phone took in.
  var events = 0

  private var hash = WordHash()
  private var checkers: [any DataChecker]

  init(policy: DataPolicy) {
    checkers = DataLog.checkers(policy)
  }

  /// What the run came to so far.
  var outcome: DataOutcome {
    DataOutcome(violation: violation, hash: hash.value, coverage: coverage, events: events)
  }

  mutating func add(_ record: DataRecord, at now: Instant) {
    hash.add(Int(now.ticks))
    record.add(to: &hash)
    for index in checkers.indices {
      if let message = checkers[index].check(record, at: now) {
        fail(checkers[index].rule, message, at: now)
      }
    }
  }

  /// Keeps the first finding.
  mutating func fail(_ rule: String, _ message: String, at now: Instant) {
    guard violation == nil else { return }
    let milliseconds = now.ticks / Interval.milliseconds(1).ticks
    violation = DataViolation(rule: rule, atMs: Int(milliseconds), message: message)
  }

  /// One of each kind, fresh.
  static func checkers(_ policy: DataPolicy) -> [any DataChecker] {
    [
      OneLoadChecker(), ServedRequestChecker(), ScreenLoadChecker(), VersionChecker(),
      CounterChecker(), NewestRowChecker(), CanonicalRowChecker(), ReloadChecker(),
      RevisionChecker(), OlderRowChecker(), EpochChecker(), BlockChecker(),
      CacheChecker(capacity: policy.hostCapacity), LeaseChecker(every: policy.leaseRenewEvery),
      CatchUpChecker(policy: policy), LoadTimeChecker(after: policy.loadTimeout),
      OwnRowChecker(), ParkedChecker(), ConvergenceChecker(), ReturnChecker(), RunChecker(),
    ]
  }
}
