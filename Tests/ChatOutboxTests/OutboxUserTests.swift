import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxUserTests {
  /// H-OUTBOX-T14.
  @Test func `A message that was never sent is cancelled without traffic`() {
    OutboxMarbles().expect("scu|", gives: "[WP][WR]-|")
  }

  /// H-OUTBOX-T15.
  @Test func `A message that was sent is cancelled by a call of its own`() {
    let marbles = OutboxMarbles()
    marbles.expect("uscy|", gives: "-[WPS][WX][WR]|")
    #expect(marbles.submits.count == 1)
  }

  /// H-OUTBOX-T15.
  @Test func `A refused cancel leaves the message sent`() {
    OutboxMarbles().expect("uscn|", gives: "-[WPS][WX][WA]|")
  }

  /// H-OUTBOX-T15.
  @Test func `A cancel whose answer is lost is sent again, and holds up what is behind it`() {
    OutboxMarbles().expect("uscdus|", gives: "-[WPS][WX]-X[WPX]|")
  }

  /// H-OUTBOX-O14.
  @Test func `A chain moves to its session's new key in one write`() {
    let marbles = OutboxMarbles()
    marbles.expect("s|", gives: "[WP]|")
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    let known = ScopeKey(desktop: Array("desk".utf8), session: Array("known".utf8))
    let effects = marbles.tell(.rename(key, to: known), at: .zero)
    #expect(effects.count == 1)
    #expect(marbles.outbox.state.scopes.map(\.key) == [known])
    #expect(marbles.outbox.state.scopes[0].operations.count == 1)
  }

  /// H-OUTBOX-O15.
  @Test func `A chain never moves to another desktop`() {
    let marbles = OutboxMarbles()
    marbles.expect("s|", gives: "[WP]|")
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    let other = ScopeKey(desktop: Array("other".utf8), session: Array("chat".utf8))
    #expect(marbles.tell(.rename(key, to: other), at: .zero) == [])
  }

  @Test func `A failed row stays until the user removes it`() {
    let marbles = OutboxMarbles()
    marbles.expect("u[so]xk|", gives: "-[WPS][WF][WFD]|")
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    #expect(!marbles.tell(.dismiss(key, OperationID(low: 1)), at: .zero).isEmpty)
    #expect(marbles.outbox.state.scopes[0].failed == [])
  }
}
