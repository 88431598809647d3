import Testing

@testable import ChatOutbox

@Suite struct OutboxOperationTests {
  /// H-STORE-4.
  @Test func `A fence keeps both ids of its operation and no entry`() {
    let fence = OutboxOperation.terminal(OperationID(low: 4), MutationID(low: 5), .rejected)
    #expect(fence.id == OperationID(low: 4))
    #expect(fence.mutation == MutationID(low: 5))
    #expect(fence.entry == nil)
    #expect(fence.reason == .rejected)
  }

  /// H-STORE-3.
  @Test func `A pending operation has the ids of its entry`() {
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 2),
      text: []
    )
    let pending = OutboxOperation.pending(OutboxEntry(message))
    #expect(pending.id == OperationID(low: 1))
    #expect(pending.mutation == MutationID(low: 2))
    #expect(pending.reason == nil)
  }
}
