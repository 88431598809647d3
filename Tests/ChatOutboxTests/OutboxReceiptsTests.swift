import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxReceiptsTests {
  /// H-OUTBOX-T3.
  @Test func `A receipt makes the message sent, and its timer means nothing any more`() {
    OutboxMarbles().expect("usr---|", gives: "-[WPS][WA]---|")
  }

  /// H-OUTBOX-T4, H-OUTBOX-O8.
  @Test func `A refused text goes back to an empty composer`() {
    OutboxMarbles().expect("usx|", gives: "-[WPS][WRD]|")
  }

  /// H-OUTBOX-T4.
  @Test func `A refused text becomes a failed row if the composer is in use`() {
    OutboxMarbles().expect("u[so]x|", gives: "-[WPS][WF]|")
  }

  /// H-OUTBOX-O9.
  @Test func `Of two refused texts the older one goes to the composer`() {
    let marbles = OutboxMarbles()
    marbles.expect("u[ss]xx|", gives: "-[WPSWP][WRDS][WF]|")
    #expect(marbles.outbox.state.scopes[0].draft == Array("text 1".utf8))
    #expect(marbles.outbox.state.scopes[0].failed.map(\.text) == [Array("text 2".utf8)])
  }

  /// H-OUTBOX-T11.
  @Test func `A receipt that comes after the timeout settles the message once`() {
    let marbles = OutboxMarbles()
    marbles.expect("us--r-r|", gives: "-[WPS]-[WU][WA]--|")
    #expect(marbles.transitions.filter { $0 == .lateReceipt }.count == 2)
  }

  /// H-OUTBOX-T16, H-STORE-4.
  @Test func `A receipt for a message that is over is ignored and counted`() {
    let marbles = OutboxMarbles()
    marbles.expect("usrwr|", gives: "-[WPS][WA][WV]-|")
    #expect(marbles.outbox.staleWrites == 1)
  }

  /// H-OUTBOX-T17.
  @Test func `A receipt for an earlier process is refused`() {
    let marbles = OutboxMarbles()
    marbles.expect("uskr|", gives: "-[WPS][WUE]-|")
    #expect(marbles.outbox.state.scopes[0].operations[0].entry?.status == .unknown)
  }

  /// H-OUTBOX-T19.
  @Test func `A message that steers a run which is over is refused, not queued`() {
    let marbles = OutboxMarbles(mode: .steer(run: Array("r1".utf8)))
    marbles.expect("use|", gives: "-[WPS][WRD]|")
    #expect(marbles.transitions.last == .runEnded)
    #expect(marbles.submits.count == 1)
  }

  /// H-OUTBOX-T20.
  @Test func `In progress is an unknown outcome that is asked about under the same key`() {
    let marbles = OutboxMarbles()
    marbles.expect("usp-m|", gives: "-[WPS][WU][WC][WPS]|")
    #expect(marbles.transitions.contains(.inProgress))
  }

  /// H-OUTBOX-T21.
  @Test func `Other parameters under one key end the message and keep its text`() {
    let marbles = OutboxMarbles()
    marbles.expect("usq|", gives: "-[WPS][WRD]|")
    #expect(marbles.outbox.state.scopes[0].draft == Array("text 1".utf8))
  }

  /// H-OUTBOX-O15.
  @Test func `A receipt of another desktop means nothing`() {
    let marbles = OutboxMarbles()
    marbles.expect("us|", gives: "-[WPS]|")
    let answer = OutboxAnswer(
      request: OutboxRequest(generation: marbles.outbox.state.generation, number: 1),
      kind: .receipt(MutationID(low: 1), .saved)
    )
    #expect(marbles.tell(.answer(answer, desktop: Array("other".utf8)), at: .zero) == [])
  }
}
