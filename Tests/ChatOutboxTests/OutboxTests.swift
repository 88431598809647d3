import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxTests {
  /// H-STORE-5.
  @Test func `A chat that waits does not hold up another one`() {
    let marbles = OutboxMarbles()
    marbles.expect("us--|", gives: "-[WPS]-[WU]|")
    let other = ScopeKey(desktop: Array("desk".utf8), session: Array("other".utf8))
    let message = OutboxMessage(
      operation: OperationID(low: 50),
      mutation: MutationID(low: 50),
      text: Array("b".utf8)
    )
    let effects = marbles.tell(.send(other, message), at: .zero + .seconds(40))
    #expect(effects.contains { if case .send = $0 { true } else { false } })
  }

  @Test func `Before the store is read nothing happens but a note that it is not ready`() {
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 0)
    let key = ScopeKey(desktop: [], session: [])
    #expect(outbox.handle(.open(key), at: time) == [])
    #expect(outbox.handle(.draft(key, [1]), at: time) == [])
    #expect(outbox.phase == .unread)
  }

  /// H-OUTBOX-O7.
  @Test func `A wall clock that was set forward and back makes only what was sent before old`() {
    let marbles = OutboxMarbles(wallStep: -120_000)
    marbles.expect("usdu[mzs]|", gives: "-[WPS][WU][WC][WNWRWPS]|")
    let newest = marbles.outbox.state.scopes[0].operations.last?.entry
    #expect(newest?.firstSubmit?.wallMs != 0)
  }
}
