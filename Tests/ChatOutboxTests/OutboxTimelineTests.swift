import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxTimelineTests {
  /// H-OUTBOX-T12.
  @Test func `The canonical row takes the echo's place`() {
    OutboxMarbles().expect("usrw|", gives: "-[WPS][WA][WV]|")
  }

  /// H-OUTBOX-T7.
  @Test func `The row of a message of unknown outcome settles it without a check`() {
    let marbles = OutboxMarbles()
    marbles.expect("us--w|", gives: "-[WPS]-[WU][WV]|")
    #expect(marbles.submits.count == 1)
  }

  /// H-OUTBOX-O4.
  @Test func `A row of another operation confirms nothing`() {
    let marbles = OutboxMarbles()
    marbles.expect("usr|", gives: "-[WPS][WA]|")
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    #expect(marbles.tell(.timeline(key, [OperationID(low: 9)]), at: .zero) == [])
  }

  /// H-OUTBOX-T12.
  @Test func `A row that is loaded twice changes nothing the second time`() {
    OutboxMarbles().expect("usrww|", gives: "-[WPS][WA][WV]-|")
  }
}
