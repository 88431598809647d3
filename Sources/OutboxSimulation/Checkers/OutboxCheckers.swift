internal import TimelineUnits

/// The checkers of all invariants, and what the first of them found.
struct OutboxCheckers {
  private var savedOnce = SavedOnce()
  private var nothingLost = NothingLost()
  private var sendOrder = SendOrder()
  private var textKept = TextKept()
  private var keyMeansBytes = KeyMeansBytes()
  private var noBlindResend = NoBlindResend()
  private var oneInFlight = OneInFlight()
  private var noRevival = NoRevival()
  private var cleanLaunch = CleanLaunch()
  private var writtenFirst = WrittenFirst()
  private var noOldResend = NoOldResend()
  private var oneRow = OneRow()
  private var headSettles = HeadSettles()
  private var checksOnlyLook = ChecksOnlyLook()
  private var chatsIndependent = ChatsIndependent()
  private var storeReadable = StoreReadable()
  private var trafficBound = TrafficBound()
  /// The first invariant that broke.
  private(set) var violation: OutboxViolation?
  /// The invariants that broke: bit *n* is H-OUTBOX-I*n*.
  private(set) var broken: UInt32 = 0

  /// Shows a record to every checker.
  mutating func observe(_ record: OutboxRecord, at now: Instant) {
    note(1, savedOnce.observe(record, at: now), now)
    note(2, nothingLost.observe(record, at: now), now)
    note(3, sendOrder.observe(record, at: now), now)
    note(4, textKept.observe(record, at: now), now)
    note(5, keyMeansBytes.observe(record, at: now), now)
    note(6, noBlindResend.observe(record, at: now), now)
    note(7, oneInFlight.observe(record, at: now), now)
    note(8, noRevival.observe(record, at: now), now)
    note(9, cleanLaunch.observe(record, at: now), now)
    note(10, writtenFirst.observe(record, at: now), now)
    note(11, noOldResend.observe(record, at: now), now)
    note(12, oneRow.observe(record, at: now), now)
    note(13, headSettles.observe(record, at: now), now)
    note(14, checksOnlyLook.observe(record, at: now), now)
    note(15, chatsIndependent.observe(record, at: now), now)
    note(16, storeReadable.observe(record, at: now), now)
    note(17, trafficBound.observe(record, at: now), now)
  }

  /// Notes that a run did not end within its bound on events.
  mutating func noteLivelock(at now: Instant) {
    note(0, -1, now)
  }

  private mutating func note(_ invariant: Int, _ subject: Int?, _ now: Instant) {
    guard let subject else { return }
    broken |= 1 << UInt32(invariant)
    if violation == nil {
      violation = OutboxViolation(invariant: invariant, at: now, subject: subject)
    }
  }
}
