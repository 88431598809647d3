@testable import ChatOutbox
import Testing

@Suite struct OutboxScopeTests {
  private func operation(_ number: UInt64) -> OutboxOperation {
    .terminal(OperationID(low: number), MutationID(low: number), .confirmed)
  }

  @Test func `An operation is found at its place in the chain`() {
    var scope = OutboxScope(key: ScopeKey(desktop: [], session: []))
    for number in 1...3 as ClosedRange<UInt64> { scope.append(operation(number)) }
    #expect(scope.index(of: OperationID(low: 2)) == 1)
    #expect(scope.index(of: OperationID(low: 4)) == nil)
  }

  @Test func `Only a message of unknown outcome or a cancel makes a chain wait`() {
    for status in OutboxStatus.allCases {
      var scope = OutboxScope(key: ScopeKey(desktop: [], session: []))
      let message = OutboxMessage(
        operation: OperationID(low: 1),
        mutation: MutationID(low: 1),
        text: []
      )
      var entry = OutboxEntry(message)
      entry.status = status
      scope.append(.pending(entry))
      #expect(scope.isWaiting == [.unknown, .checking, .cancelPending].contains(status))
    }
  }
}
