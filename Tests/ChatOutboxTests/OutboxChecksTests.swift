import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxChecksTests {
  /// H-OUTBOX-T5.
  @Test func `20 s without a receipt leave the outcome unknown and send nothing`() {
    OutboxMarbles().expect("us--|", gives: "-[WPS]-[WU]|")
  }

  /// H-OUTBOX-T5.
  @Test func `A dropped link leaves the outcome unknown at once`() {
    OutboxMarbles().expect("usd---|", gives: "-[WPS][WU]---|")
  }

  /// H-OUTBOX-T6.
  @Test func `The next usable link sends a check, never the message itself`() {
    OutboxMarbles().expect("usdu|", gives: "-[WPS][WU][WC]|")
  }

  /// H-OUTBOX-T6, H-OUTBOX-O16.
  @Test func `The open chat is looked after 10 s later, and no second check goes out with it`() {
    OutboxMarbles().expect("us-----|", gives: "-[WPS]-[WU][WC]-[WWC]|")
  }

  /// H-OUTBOX-T7.
  @Test func `A message that the desktop lists is accepted and not sent again`() {
    let marbles = OutboxMarbles()
    marbles.expect("us---l|", gives: "-[WPS]-[WU][WC][WA]|")
    #expect(marbles.submits.count == 1)
  }

  /// H-OUTBOX-T8.
  @Test func `A message that is missing is sent again`() {
    OutboxMarbles().expect("us---m|", gives: "-[WPS]-[WU][WC][WPS]|")
  }

  /// H-OUTBOX-T9, H-OUTBOX-O7.
  @Test func `A missing message of 47 h asks the user, one a second younger is sent again`() {
    // The wall clock runs 4 h 42 min in a step of 10 s: ten steps are 47 h.
    let step: Int64 = 47 * 360_000
    OutboxMarbles(wallStep: step).expect("usd--------um|", gives: "-[WPS][WU]--------[WC][WN]|")
    OutboxMarbles(wallStep: step - 100)
      .expect("usd-------um|", gives: "-[WPS][WU]-------[WC][WPS]|")
  }

  /// H-OUTBOX-O7.
  @Test func `A wall clock that was set back makes a message old`() {
    OutboxMarbles(wallStep: -120_000).expect("usdum|", gives: "-[WPS][WU][WC][WN]|")
  }

  /// H-OUTBOX-T9.
  @Test func `The user sends an old message as a new one under a new key`() {
    let marbles = OutboxMarbles(wallStep: 47 * 3_600_000)
    marbles.expect("usduma|", gives: "-[WPS][WU][WC][WN][WRPS]|")
    #expect(marbles.submits[0].key != marbles.submits[1].key)
    #expect(marbles.submits[0].parameters == marbles.submits[1].parameters)
  }

  /// H-OUTBOX-O2.
  @Test func `An old message holds up later ones until the user gives it up`() {
    let marbles = OutboxMarbles(wallStep: 47 * 3_600_000)
    marbles.expect("usdumsz|", gives: "-[WPS][WU][WC][WN][WP]-|")
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    let freed = marbles.tell(.choose(key, OperationID(low: 1), .discard), at: .zero + .seconds(70))
    #expect(freed.contains { if case .send = $0 { true } else { false } })
  }

  /// H-OUTBOX-T10.
  @Test func `A check that fails is made again at the next tick`() {
    OutboxMarbles().expect("us---f-|", gives: "-[WPS]-[WU][WC][WWC]-|")
  }

  /// H-OUTBOX-T13.
  @Test func `An accepted message that a later check does not list is not sent again`() {
    let marbles = OutboxMarbles()
    marbles.expect("usrs---m|", gives: "-[WPS][WA][WPS]-[WU][WC][WPS]|")
    #expect(marbles.transitions.contains(.left))
    #expect(marbles.submits.count == 3)
    #expect(marbles.outbox.state.scopes[0].operations[0].entry?.status == .accepted)
  }

  /// H-OUTBOX-O5.
  @Test func `A link that becomes usable while a check is under way sends no second one`() {
    let marbles = OutboxMarbles()
    marbles.expect("usdu|", gives: "-[WPS][WU][WC]|")
    let desktop = Array("desk".utf8)
    #expect(marbles.tell(.link(desktop: desktop, isUsable: true), at: .zero) == [])
  }
}
