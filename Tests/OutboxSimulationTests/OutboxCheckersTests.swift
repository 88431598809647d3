import ChatOutbox
import Testing
import TimelineUnits

@testable import OutboxSimulation

/// Covers `SavedOnce`, `NothingLost`, `SendOrder`, `TextKept`, `KeyMeansBytes`, `NoBlindResend`.
///
/// Covers `OneInFlight`, `NoRevival`, `CleanLaunch`, `WrittenFirst`, `NoOldResend`, `OneRow`.
///
/// Covers `HeadSettles`, `ChecksOnlyLook`, `ChatsIndependent`, `StoreReadable`, `TrafficBound`.
///
/// Covers `OutboxCheckers`, `OutboxRecord+Words`.
@Suite struct OutboxCheckersTests {
  /// The invariants that records break, one second apart.
  private func broken(_ records: [OutboxRecord], secondsApart: Int64 = 1) -> [Int] {
    var checkers = OutboxCheckers()
    for (index, record) in records.enumerated() {
      checkers.observe(record, at: .zero + .seconds(secondsApart) * Int64(index))
    }
    return (0...17).filter { checkers.broken >> UInt32($0) & 1 == 1 }
  }

  private func moved(
    _ transition: OutboxTransition,
    _ operation: Int,
    _ status: OutboxStatus?,
    chat: Int = 0
  ) -> OutboxRecord {
    .moved(transition, operation: operation, chat: chat, status)
  }

  private func submitted(_ operation: Int, key: UInt64 = 0, bytes: UInt64 = 0) -> OutboxRecord {
    .submitted(operation, chat: 0, key: key == 0 ? UInt64(operation) + 1 : key, parameters: bytes)
  }

  /// H-OUTBOX-I1.
  @Test func `A message that is saved twice is found`() {
    #expect(broken([.saved(0, chat: 0), .saved(1, chat: 0)]) == [])
    #expect(broken([.saved(0, chat: 0), .saved(0, chat: 0)]) == [1])
  }

  /// H-OUTBOX-I2.
  @Test func `A message without an outcome at the end is found`() {
    let sent = moved(.send, 0, .queued)
    #expect(broken([sent, .end]) == [2])
    #expect(broken([sent, moved(.saved, 0, .accepted), .end]) == [2])
    #expect(broken([sent, .saved(0, chat: 0), moved(.saved, 0, .accepted), .end]) == [])
    #expect(broken([sent, moved(.cancelled, 0, nil), .end]) == [])
    #expect(broken([sent, .saved(0, chat: 0), moved(.cancelled, 0, nil), .end]) == [2])
    #expect(
      broken([sent, .refused(0), moved(.rejected, 0, nil), .composer(chat: 0, operation: 0), .end])
        == []
    )
    #expect(broken([sent, moved(.tooOld, 0, .needsUser), .end]) == [])
    #expect(broken([sent, .told, .end]) == [])
  }

  /// H-OUTBOX-I3, H-OUTBOX-O1.
  @Test func `A message that is saved or submitted before an earlier one is found`() {
    let sends = [moved(.send, 0, .queued), moved(.send, 1, .queued)]
    #expect(broken(sends + [.saved(1, chat: 0), .saved(0, chat: 0)]) == [3])
    #expect(broken(sends + [submitted(1)]) == [3])
    #expect(broken(sends + [moved(.saved, 0, .accepted), submitted(1)]) == [])
  }

  /// H-OUTBOX-I4.
  @Test func `A refused text that stands nowhere is found`() {
    let refused = moved(.rejected, 0, nil)
    let end = OutboxRecord.eventEnd(isRunning: true)
    #expect(broken([refused, end]) == [4])
    #expect(broken([refused, .composer(chat: 0, operation: 0), end]) == [])
    #expect(broken([refused, .row(0, .failed), end]) == [])
    #expect(broken([refused, .row(0, .failed), .row(0, .removed), end]) == [4])
    #expect(broken([refused, .composer(chat: 0, operation: 0), .emptied(chat: 0), end]) == [])
  }

  /// H-OUTBOX-I5.
  @Test func `Another key or other bytes of one message are found`() {
    let missing = [
      OutboxRecord.checked(number: 1, chat: 0), .listing(number: 1, chat: 0, listed: 0),
    ]
    #expect(broken([submitted(0)] + missing + [submitted(0)]) == [])
    #expect(broken([submitted(0)] + missing + [submitted(0, key: 9)]) == [5])
    #expect(broken([submitted(0)] + missing + [submitted(0, bytes: 9)]) == [5])
    #expect(broken([submitted(0, key: 5), submitted(1, key: 5)]) == [5])
  }

  /// H-OUTBOX-I6, H-OUTBOX-I17.
  @Test func `A resend without a check that was sent later is found`() {
    let check = OutboxRecord.checked(number: 1, chat: 0)
    let missing = OutboxRecord.listing(number: 1, chat: 0, listed: 0)
    let listed = OutboxRecord.listing(number: 1, chat: 0, listed: 1)
    #expect(broken([submitted(0), submitted(0)]) == [6, 17])
    #expect(broken([check, submitted(0), missing, submitted(0)]) == [6])
    #expect(broken([submitted(0), check, listed, submitted(0)]) == [6])
    #expect(broken([submitted(0), check, missing, submitted(0)]) == [])
  }

  /// H-OUTBOX-I7.
  @Test func `Two submits or two checks of one chat in flight are found`() {
    let first = moved(.submit, 0, .submitting)
    #expect(broken([first, moved(.submit, 1, .submitting)]) == [7])
    #expect(broken([first, moved(.saved, 0, .accepted), moved(.submit, 1, .submitting)]) == [])
    let checks = [OutboxRecord.checked(number: 1, chat: 0), .checked(number: 2, chat: 0)]
    #expect(broken(checks) == [7])
    #expect(broken([checks[0], .checkTimedOut(number: 1), checks[1]]) == [])
    #expect(broken([checks[0], .link(chat: 0, isUsable: false), checks[1]]) == [])
  }

  /// H-OUTBOX-I8.
  @Test func `A message that comes back to life in one process is found`() {
    let over = moved(.confirmed, 0, nil)
    #expect(broken([over, moved(.saved, 0, .accepted)]) == [8])
    #expect(broken([over, .crashed(isOldOrNew: true), moved(.launch, 0, .accepted)]) == [])
  }

  /// H-OUTBOX-I9.
  @Test func `A launch that loses, keeps what is over or repeats its generation is found`() {
    #expect(broken([.launched(before: 3, after: 3, terminals: 0, step: 1)]) == [])
    #expect(broken([.launched(before: 3, after: 1, terminals: 0, step: 1)]) == [9])
    #expect(broken([.launched(before: 3, after: 3, terminals: 1, step: 1)]) == [9])
    #expect(broken([.launched(before: 3, after: 3, terminals: 0, step: 0)]) == [9])
    #expect(broken([.wrote(generation: 2), .wrote(generation: 1)]) == [9])
  }

  /// H-OUTBOX-I10.
  @Test func `What shows before it is written is found`() {
    #expect(broken([.intended(0), submitted(0)]) == [10])
    #expect(broken([.intended(0), .row(0, .sent)]) == [10])
    #expect(broken([.intended(0), .wrote(generation: 1), submitted(0)]) == [])
  }

  /// H-OUTBOX-I11.
  @Test func `A resend after 47 h is found, one at 47 h is not`() {
    let records: [OutboxRecord] = [
      submitted(0), .checked(number: 1, chat: 0), .listing(number: 1, chat: 0, listed: 0),
      submitted(0),
    ]
    #expect(broken(records, secondsApart: 47 * 1_200) == [])
    #expect(broken(records, secondsApart: 47 * 1_200 + 21) == [11])
  }

  /// H-OUTBOX-I12.
  @Test func `An echo beside its canonical row is found`() {
    let window = OutboxRecord.window(chat: 0, rows: 1)
    let end = OutboxRecord.eventEnd(isRunning: true)
    #expect(broken([.row(0, .sent), window, end]) == [12])
    #expect(broken([.row(0, .sent), window, .row(0, .confirmed), end]) == [])
  }

  /// H-OUTBOX-I13.
  @Test func `A head that does not settle in the open chat is found after 34.2 s`() {
    let records: [OutboxRecord] = [
      .link(chat: 0, isUsable: true), moved(.send, 0, .unknown), .opened(chat: 0), .healed,
      .eventEnd(isRunning: true),
    ]
    #expect(broken(records, secondsApart: 34) == [])
    #expect(broken(records, secondsApart: 35) == [13])
    let asking =
      [moved(.send, 0, .needsUser)]
      + records.map { record in
        record == moved(.send, 0, .unknown) ? moved(.send, 1, .queued) : record
      }
    #expect(!broken(asking, secondsApart: 35).contains(13))
  }

  /// H-OUTBOX-I14.
  @Test func `A check that changes the desktop is found`() {
    #expect(broken([.checkTaken(before: 1, after: 1)]) == [])
    #expect(broken([.checkTaken(before: 1, after: 2)]) == [14])
  }

  /// H-OUTBOX-I15.
  @Test func `A head that stays queued on a usable link is found`() {
    let end = OutboxRecord.eventEnd(isRunning: true)
    let up = OutboxRecord.link(chat: 1, isUsable: true)
    #expect(broken([up, moved(.send, 0, .queued, chat: 1), end]) == [15])
    #expect(broken([moved(.send, 0, .queued, chat: 1), end]) == [])
    #expect(
      broken([
        up, moved(.send, 0, .unknown, chat: 1), moved(.send, 1, .queued, chat: 1), end,
      ]) == []
    )
  }

  /// H-OUTBOX-I16.
  @Test func `A torn store and one that was written over are found`() {
    #expect(broken([.crashed(isOldOrNew: true), .replacedDamage(isKept: true)]) == [])
    #expect(broken([.crashed(isOldOrNew: false)]) == [16])
    #expect(broken([.replacedDamage(isKept: false)]) == [16])
  }

  @Test func `The first broken invariant is the one that is reported`() {
    var checkers = OutboxCheckers()
    checkers.observe(.checkTaken(before: 1, after: 2), at: .zero + .seconds(1))
    checkers.observe(.crashed(isOldOrNew: false), at: .zero + .seconds(2))
    #expect(checkers.violation?.rule == "H-OUTBOX-I14")
    #expect(checkers.violation?.at == .zero + .seconds(1))
    checkers.noteLivelock(at: .zero)
    #expect(checkers.broken == 1 << 14 | 1 << 16 | 1)
  }

  @Test func `Records that differ give other words`() {
    let records: [OutboxRecord] = [
      .intended(1), .intended(2), .wrote(generation: 1), .saved(1, chat: 2), .saved(2, chat: 1),
      .row(1, .sent), .row(1, .failed), moved(.send, 1, nil), moved(.send, 1, .queued), .healed,
      .end, .told, .eventEnd(isRunning: true), .eventEnd(isRunning: false),
    ]
    for (index, record) in records.enumerated() {
      for other in records.dropFirst(index + 1) {
        #expect(record.words != other.words, "\(record) and \(other)")
      }
    }
  }
}
