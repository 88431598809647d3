import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxTimersTests {
  /// H-OUTBOX-O3.
  @Test func `A chat that is not open is looked after at the link's edge only`() {
    let marbles = OutboxMarbles()
    _ = marbles.tell(.open(nil), at: .zero)
    marbles.expect("us------|", gives: "-[WPS]-[WU]----|")
  }

  /// H-OUTBOX-T6.
  @Test func `Without a link no tick is armed`() {
    OutboxMarbles().expect("usd------u|", gives: "-[WPS][WU]------[WC]|")
  }

  /// H-OUTBOX-T13.
  @Test func `An accepted message whose row never comes is assumed done 48 h later`() {
    let marbles = OutboxMarbles()
    marbles.expect("usr|", gives: "-[WPS][WA]|")
    let generation = marbles.outbox.state.generation
    let accepted = Instant.zero + .seconds(20)
    let early = marbles.tell(
      .timer(.assume(generation: generation)),
      at: accepted + .seconds(48 * 3_600 - 1)
    )
    #expect(!early.contains { if case .row = $0 { true } else { false } })
    let due = marbles.tell(
      .timer(.assume(generation: generation)),
      at: accepted + .seconds(48 * 3_600)
    )
    #expect(due.contains { if case .row(_, _, .removed) = $0 { true } else { false } })
  }

  /// H-OUTBOX-T17.
  @Test func `A timer of an earlier process means nothing`() {
    let marbles = OutboxMarbles()
    marbles.expect("us|", gives: "-[WPS]|")
    let timer = OutboxTimer.receipt(OperationID(low: 1), attempt: 1, generation: 0)
    #expect(marbles.tell(.timer(timer), at: .zero) == [])
  }
}
