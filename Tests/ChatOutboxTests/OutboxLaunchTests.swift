import Testing
import TimelineUnits

@testable import ChatOutbox

@Suite struct OutboxLaunchTests {
  private let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))

  /// H-OUTBOX-T17.
  @Test func `A launch takes a submit under way for unknown, in one write`() {
    let marbles = OutboxMarbles()
    marbles.expect("usk|", gives: "-[WPS][WUE]|")
    #expect(marbles.outbox.state.generation == 2)
  }

  /// H-OUTBOX-T17, H-OUTBOX-O10.
  @Test func `A launch removes what is over and keeps what is not`() {
    let marbles = OutboxMarbles()
    marbles.expect("usrwssk|", gives: "-[WPS][WA][WV][WPS][WP][WUPE]|")
    let left = marbles.outbox.state.scopes[0].operations.map(\.id.low)
    #expect(left == [2, 3])
  }

  /// H-OUTBOX-T18, H-STORE-6.
  @Test(arguments: [nil, [], Array("{\"schema\":".utf8)] as [[UInt8]?])
  func `A damaged store is never written and is read again in 10 s`(bytes: [UInt8]?) {
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 0)
    let effects = outbox.handle(.read(OutboxReading(bytes: bytes, witness: 3)), at: time)
    #expect(outbox.phase == .suspended)
    #expect(effects.suffix(2) == [.keepDamaged, .readAgain(at: .zero + .seconds(10))])
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 1),
      text: Array("a".utf8)
    )
    #expect(outbox.handle(.send(key, message), at: time) == [.tell(.notReady)])
  }

  /// H-OUTBOX-T18.
  @Test func `A store that cannot be read before the first unlock waits as long as it takes`() {
    var outbox = Outbox()
    let locked = OutboxReading(bytes: nil, witness: nil, isAvailable: false)
    for read in 0..<20 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 0)
      let effects = outbox.handle(.read(locked), at: time)
      #expect(effects.last == .readAgain(at: time.instant + .seconds(10)))
    }
    #expect(outbox.phase == .suspended)
  }

  /// H-OUTBOX-T22.
  @Test func `After three more reads in 10 s steps a damaged store is given up`() {
    var outbox = Outbox()
    let damaged = OutboxReading(bytes: nil, witness: 3)
    for read in 0..<4 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 0)
      let effects = outbox.handle(.read(damaged), at: time)
      let writes = effects.contains { if case .write = $0 { true } else { false } }
      #expect(writes == (read == 3))
      #expect(effects.contains(.tell(.unsentUnreadable)) == (read == 3))
    }
    #expect(outbox.phase == .running)
    #expect(outbox.state.generation == 5)
  }

  /// H-OUTBOX-T22.
  @Test func `A read that succeeds before that goes on as after any launch`() throws {
    let marbles = OutboxMarbles()
    marbles.expect("s|", gives: "[WP]|")
    let bytes = try #require(stored(marbles))
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 1_000_000_000)
    _ = outbox.handle(.read(OutboxReading(bytes: nil, witness: 1)), at: time)
    _ = outbox.handle(.read(OutboxReading(bytes: bytes, witness: 1)), at: time)
    #expect(outbox.phase == .running)
    #expect(outbox.state.scopes[0].operations.count == 1)
    #expect(outbox.state.generation == 2)
  }

  /// H-OUTBOX-O12.
  @Test func `An older state is used after three reads, and what it calls unsent is checked first`()
    throws
  {
    let marbles = OutboxMarbles()
    marbles.expect("s|", gives: "[WP]|")
    let bytes = try #require(stored(marbles))
    var outbox = Outbox()
    let older = OutboxReading(bytes: bytes, witness: 2)
    for read in 0..<4 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 1_000_000_000)
      _ = outbox.handle(.read(older), at: time)
      #expect((outbox.phase == .running) == (read == 3))
    }
    #expect(outbox.state.scopes[0].operations[0].entry?.status == .unknown)
  }

  /// H-OUTBOX-T22, H-OUTBOX-T9.
  @Test(arguments: [OutboxStatus.queued, .submitting, .unknown, .checking])
  func `What an older state calls open is asked about if 1 check misses it`(status: OutboxStatus)
    throws
  {
    var outbox = adopting([status])
    let effects = outbox.handle(.link(desktop: key.desktop, isUsable: true), at: afterReads)
    #expect(kinds(effects) == [.check])
    #expect(kinds(outbox.handle(try listing([], for: effects), at: afterReads)) == [])
    #expect(outbox.state.scopes[0].operations[0].entry?.status == .needsUser)
  }

  /// H-OUTBOX-T22, H-OUTBOX-T7.
  @Test func `Of 2 messages in an older state the found one is sent, the missing one asked about`()
    throws
  {
    var outbox = adopting([.queued, .queued])
    let effects = outbox.handle(.link(desktop: key.desktop, isUsable: true), at: afterReads)
    _ = outbox.handle(try listing([OperationID(low: 1)], for: effects), at: afterReads)
    let statuses = outbox.state.scopes[0].operations.map(\.entry?.status)
    #expect(statuses == [.accepted, .needsUser])
  }

  /// H-OUTBOX-T22.
  @Test(arguments: [OutboxStatus.accepted, .needsUser, .cancelPending])
  func `What 1 older state calls settled stays as it is`(status: OutboxStatus) {
    #expect(adopting([status]).state.scopes[0].operations[0].entry?.status == status)
  }

  /// H-OUTBOX-O13.
  @Test func `A process whose write was refused does nothing any more`() {
    let marbles = OutboxMarbles()
    _ = marbles.tell(.writeRefused, at: .zero)
    #expect(marbles.outbox.phase == .fenced)
    #expect(marbles.tell(.open(key), at: .zero) == [])
  }

  private var afterReads: OutboxTime {
    OutboxTime(instant: .zero + .seconds(30), wallMs: 1_000_000_000)
  }

  /// An outbox that has taken over an older state with one message of each status.
  private func adopting(_ statuses: [OutboxStatus]) -> Outbox {
    var scope = OutboxScope(key: key)
    for (index, status) in statuses.enumerated() {
      var entry = OutboxEntry(
        operation: OperationID(low: UInt64(index + 1)),
        status: status,
        mutation: MutationID(low: UInt64(index + 1)),
        parameters: Array(#"{"text":""}"#.utf8),
        text: []
      )
      entry.isAccepted = status == .accepted
      scope.append(.pending(entry))
    }
    var state = OutboxState(generation: 1)
    state.scopes = [scope]
    let older = OutboxReading(bytes: state.encode(), witness: 2)
    var outbox = Outbox()
    for read in 0..<4 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 1_000_000_000)
      _ = outbox.handle(.read(older), at: time)
    }
    return outbox
  }

  private func kinds(_ effects: [OutboxEffect]) -> [OutboxCall.Kind] {
    effects.compactMap { if case .send(let call) = $0 { call.kind } else { nil } }
  }

  /// The answer to the check among the effects.
  private func listing(_ found: [OperationID], for effects: [OutboxEffect]) throws -> OutboxEvent {
    let requests = effects.compactMap { effect -> OutboxRequest? in
      if case .send(let call) = effect, call.kind == .check { call.request } else { nil }
    }
    let request = try #require(requests.first)
    let answer = OutboxAnswer(request: request, kind: .listing(found))
    return .answer(answer, desktop: key.desktop)
  }

  private func stored(_ marbles: OutboxMarbles) -> [UInt8]? {
    let effects =
      marbles.tell(.draft(key, Array("x".utf8)), at: .zero)
      + marbles.tell(.cancel(key, OperationID(low: 99), MutationID(low: 1)), at: .zero)
    #expect(effects == [])
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 1),
      text: []
    )
    _ = marbles.tell(.send(key, message), at: .zero)
    var copy = marbles.outbox
    let other = ScopeKey(desktop: Array("desk".utf8), session: Array("x".utf8))
    let rename = copy.handle(
      .rename(key, to: other),
      at: OutboxTime(instant: .zero, wallMs: 1_000_000_000)
    )
    for case .write(let bytes, _) in rename { return bytes }
    return nil
  }
}
