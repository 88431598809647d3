@testable import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxStateTests {
  private var state: OutboxState {
    var state = OutboxState(generation: 7)
    state.latestWallMs = 1_700_000_000_000
    var scope = OutboxScope(
      key: ScopeKey(desktop: Array("d\"1".utf8), session: Array("s–ü".utf8))
    )
    scope.draft = Array("half a thought".utf8)
    scope.failed = [FailedText(operation: OperationID(low: 3), text: Array("no".utf8))]
    for (number, status) in OutboxStatus.allCases.enumerated() {
      let message = OutboxMessage(
        operation: OperationID(high: 1, low: UInt64(number)),
        mutation: MutationID(high: 2, low: UInt64(number)),
        text: Array("text \(number)".utf8),
        mode: number % 2 == 0 ? .queue : .steer(run: Array("r\\1".utf8)),
        uploads: [Array("u1".utf8), Array("u2".utf8)]
      )
      var entry = OutboxEntry(message)
      entry.status = status
      entry.attempts = number
      entry.isAccepted = status == .accepted
      if number > 0 {
        entry.firstSubmit = SubmitTime(wallMs: 5, instant: Instant(ticks: 1 << 60), boot: Int64.min)
      }
      if status == .cancelPending { entry.cancelMutation = MutationID(low: 77) }
      scope.append(.pending(entry))
    }
    for (number, reason) in TerminalReason.allCases.enumerated() {
      scope.append(
        .terminal(OperationID(low: UInt64(100 + number)), MutationID(low: 9), reason)
      )
    }
    state.scopes = [scope, OutboxScope(key: ScopeKey(desktop: [], session: []))]
    return state
  }

  /// H-STORE-2, H-STORE-3.
  @Test func `Every status and every reason comes back from its bytes`() throws {
    var state = state
    let read = try #require(OutboxState(state.encode()))
    #expect(read.generation == 7)
    #expect(read.latestWallMs == state.latestWallMs)
    #expect(read.scopes.map(\.key) == state.scopes.map(\.key))
    #expect(read.scopes.map(\.operations) == state.scopes.map(\.operations))
    #expect(read.scopes.map(\.draft) == state.scopes.map(\.draft))
    #expect(read.scopes.map(\.failed) == state.scopes.map(\.failed))
    var again = read
    #expect(again.encode() == state.encode())
  }

  /// H-OUTBOX-I16.
  @Test func `No seventh beginning of a store passes for a store`() {
    var state = state
    let bytes = state.encode()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(OutboxState(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
  }

  /// H-OUTBOX-I16.
  @Test func `An order without its entries does not pass for a store`() {
    #expect(OutboxState(state.encodeOrderOnly()) == nil)
  }

  @Test func `One changed byte is read as another store or none, never as a trap`() {
    var state = state
    let bytes = state.encode()
    for place in stride(from: 0, to: bytes.count, by: 13) {
      var changed = bytes
      changed[place] ^= 0x11
      _ = OutboxState(changed)
    }
  }

  @Test func `Entries that have not changed keep their bytes`() {
    var state = state
    let first = state.encode()
    state.scopes[0].set(state.scopes[0].operations[0], at: 0)
    #expect(state.encode() == first)
    state.scopes[0].draft = []
    #expect(state.encode() != first)
  }
}
