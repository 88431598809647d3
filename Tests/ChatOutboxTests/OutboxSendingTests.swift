import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxSendingTests {
  /// H-OUTBOX-T1.
  @Test func `A message is written before its echo shows, also without a link`() {
    OutboxMarbles().expect("s|", gives: "[WP]|")
  }

  /// H-OUTBOX-T1.
  @Test func `The composer empties only after the write`() {
    let marbles = OutboxMarbles()
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    let text = Array("hello".utf8)
    _ = marbles.tell(.draft(key, text), at: .zero)
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 1),
      text: text
    )
    let effects = marbles.tell(.send(key, message), at: .zero)
    let write = effects.firstIndex { if case .write = $0 { true } else { false } }
    let emptied = effects.firstIndex(of: .draft(key, []))
    #expect(write != nil && emptied != nil)
    #expect((write ?? 0) < (emptied ?? 0))
  }

  /// H-OUTBOX-T2.
  @Test func `The head goes out at once if the link is usable, and when it becomes so`() {
    OutboxMarbles().expect("us|", gives: "-[WPS]|")
    OutboxMarbles().expect("su|", gives: "[WP][WS]|")
  }

  /// H-OUTBOX-O1.
  @Test func `The second message waits for the first one's receipt`() {
    OutboxMarbles().expect("u[sss]r|", gives: "-[WPSWPWP][WAS]|")
  }

  /// H-OUTBOX-O1.
  @Test func `The second message waits as long as the first one's outcome is unknown`() {
    OutboxMarbles().expect("u[ss]---l|", gives: "-[WPSWP]-[WU][WC][WAS]|")
  }

  /// H-OUTBOX-O2.
  @Test func `A refused message holds nothing up`() {
    OutboxMarbles().expect("u[ss]x|", gives: "-[WPSWP][WRDS]|")
  }

  /// H-KEY-1.
  @Test func `A resend has the key and the bytes of the first submit`() throws {
    let marbles = OutboxMarbles()
    marbles.expect("us---m|", gives: "-[WPS]-[WU][WC][WPS]|")
    try #require(marbles.submits.count == 2)
    #expect(marbles.submits[0].key == marbles.submits[1].key)
    #expect(marbles.submits[0].parameters == marbles.submits[1].parameters)
    #expect(marbles.submits[0].key.starts(with: "run.codexChatOutboxSubmit:".utf8))
  }

  @Test func `A tap that comes twice is one message`() {
    let marbles = OutboxMarbles()
    let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))
    let message = OutboxMessage(
      operation: OperationID(low: 7),
      mutation: MutationID(low: 7),
      text: Array("once".utf8)
    )
    #expect(!marbles.tell(.send(key, message), at: .zero).isEmpty)
    #expect(marbles.tell(.send(key, message), at: .zero) == [])
  }
}
