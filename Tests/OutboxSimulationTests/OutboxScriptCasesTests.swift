import ChatOutbox
import OutboxSimulation
import Testing
import TimelineUnits

@Suite struct OutboxScriptCasesTests {
  private func rows(_ script: OutboxScript) -> [OutboxRow] {
    OutboxSimulator().run(script).rows.map(\.row)
  }

  /// H-OUTBOX-T8, H-KEY-1.
  @Test func `A lost submit is found out after 20 s and sent twice in all`() {
    let outcome = OutboxSimulator().run(.submitLost)
    #expect(outcome.violation == nil)
    #expect(outcome.submits == 2)
    #expect(outcome.rows.map(\.row) == [.pending, .unconfirmed, .pending, .sent, .confirmed])
    #expect(outcome.rows[1].at == .zero + .seconds(21))
  }

  /// H-OUTBOX-T7.
  @Test func `After a lost receipt a check finds the message, which is sent once`() {
    let outcome = OutboxSimulator().run(.receiptLost)
    #expect(outcome.violation == nil)
    #expect(outcome.submits == 1)
    #expect(outcome.rows.map(\.row) == [.pending, .unconfirmed, .sent, .confirmed])
  }

  /// H-OUTBOX-T11.
  @Test func `A receipt after 25 s settles the message once`() {
    let outcome = OutboxSimulator().run(.receiptLate)
    #expect(outcome.violation == nil)
    #expect(outcome.submits == 1)
    #expect(rows(.receiptLate).prefix(3) == [.pending, .unconfirmed, .sent])
    #expect(outcome.rows[2].at == .zero + .seconds(26))
  }

  /// H-OUTBOX-T12, H-OUTBOX-I12.
  @Test func `Five quick messages are confirmed in the order in which they were sent`() {
    let outcome = OutboxSimulator().run(.fiveQuickSends)
    #expect(outcome.violation == nil)
    #expect(outcome.submits == 5)
    let confirmed = outcome.rows.filter { $0.row == .confirmed }.map(\.operation)
    #expect(confirmed == [0, 1, 2, 3, 4])
  }
}

extension OutboxScriptCasesTests {
  /// H-OUTBOX-I5, H-ATT-1.
  @Test func `A message with five uploads is resent with all five, byte for byte`() {
    var script = OutboxScript.submitLost
    var trait = OperationTrait()
    trait.uploads = 5
    trait.takenAfterMs = 60_000
    script.steps.removeAll { if case .trait = $0 { true } else { false } }
    script.steps.append(.trait(operation: 0, trait))
    let outcome = OutboxSimulator().run(script)
    #expect(outcome.violation == nil)
    #expect(outcome.submits == 2)
    let changing = OutboxSimulator(mutant: .parametersChange).run(script)
    #expect(changing.violation?.rule == "H-OUTBOX-I5")
  }
}
