internal import ChatOutbox
internal import FaultSimulation
internal import TimelineUnits

/// One run: a phone, its user, desktops, the link between them, and what goes wrong.
///
/// Source: DST-1 to DST-4, H-OUTBOX-I1 to H-OUTBOX-I17.
struct OutboxWorld {
  let script: OutboxScript
  let mutant: OutboxMutant?
  let keepsRows: Bool
  /// Whether the run goes on after a broken invariant.
  var goesOn = false
  var plan: FatePlan
  var queue = VirtualTimeQueue<WorldEvent>()
  var now = Instant.zero
  var phone: SimulatedPhone
  var desktops: [DesktopPeer]
  var isCut: [Bool]
  /// Which links the phone's process takes for usable.
  var isUsable: [Bool]
  var openChat = -1
  /// The chat of each operation, or -1.
  var chats = [Int](repeating: -1, count: OutboxScript.maximumOperations)
  var traits = [OperationTrait](
    repeating: OperationTrait(),
    count: OutboxScript.maximumOperations
  )
  var nextOperation: Int
  /// The operation that a text belongs to now, which changes when it is sent as a new one.
  var owners = Array(0..<OutboxScript.maximumOperations)
  var clockMs: Int64 = 0
  var checkers = OutboxCheckers()
  var outcome: OutboxOutcome
  var digest: UInt64 = 0x9e37_79b9_7f4a_7c15
  let keys: [ScopeKey]
  private var isOver = false

  /// The most events of a run.
  ///
  /// Source: LIM-8.
  static let maximumEvents = 20_000

  init(
    _ script: OutboxScript,
    mix: FatePlan.Mix?,
    mutant: OutboxMutant?,
    keepsRows: Bool = false,
    keepsDrawn: Bool = false
  ) {
    self.script = script
    self.mutant = mutant
    self.keepsRows = keepsRows
    plan = FatePlan(script.steps, mix: mix, keepsDrawn: keepsDrawn)
    let peer = DesktopPeer(mutants: mutant?.desktop ?? [])
    desktops = [DesktopPeer](repeating: peer, count: script.desktops)
    isCut = [Bool](repeating: false, count: script.desktops)
    isUsable = isCut
    keys = (0..<script.chats).map { chat in
      ScopeKey(
        desktop: OutboxWorld.name("d", chat % script.desktops),
        session: OutboxWorld.name("s", chat)
      )
    }
    phone = SimulatedPhone(script, mutant: mutant)
    nextOperation = OutboxWorld.firstFreeOperation(script)
    outcome = OutboxOutcome(
      broken: 0,
      digest: 0,
      coverage: TransitionCoverage(),
      events: 0,
      messages: 0,
      submits: 0,
      asking: 0,
      rows: [],
      drawn: []
    )
  }

  private static func name(_ letter: Unicode.Scalar, _ number: Int) -> [UInt8] {
    [UInt8(ascii: letter), UInt8(48 + number)]
  }

  private static func firstFreeOperation(_ script: OutboxScript) -> Int {
    var free = 0
    for case .send(_, _, let operation) in script.steps { free = max(free, operation + 1) }
    return free
  }

  /// Runs to the end, or to the first broken invariant.
  mutating func run() -> OutboxOutcome {
    for (index, step) in script.steps.enumerated() {
      if let atMs = step.atMs { queue.push(.step(index), at: OutboxWorld.instant(atMs)) }
    }
    queue.push(.heal, at: OutboxWorld.instant(script.healMs))
    launch()
    while !isOver, goesOn || checkers.violation == nil, let next = queue.pop() {
      now = next.at
      outcome.events += 1
      guard outcome.events <= OutboxWorld.maximumEvents else {
        checkers.noteLivelock(at: now)
        break
      }
      perform(next.event)
    }
    outcome.violation = checkers.violation
    outcome.broken = checkers.broken
    outcome.digest = digest
    outcome.drawn = plan.drawn
    return outcome
  }

  static func instant(_ ms: Int) -> Instant { .zero + .milliseconds(Int64(ms)) }

  private mutating func perform(_ event: WorldEvent) {
    switch event {
    case .step(let index): perform(script.steps[index])
    case .launch: if !phone.isAlive { launch() }
    case .call(let desktop, let bytes, let isFailed): deliver(bytes, to: desktop, isFailed)
    case .answer(let desktop, let bytes): takeAnswer(bytes, from: desktop)
    case .window(let chat, let ids): takeWindow(ids, of: chat)
    case .timer(let timer, let process):
      guard phone.isAlive, process == phone.process else { return }
      if case .check(let number, _) = timer { emit(.checkTimedOut(number: number)) }
      tell(.timer(timer))
    case .read(let process):
      guard phone.isAlive, process == phone.process else { return }
      readStore()
    case .finish(let desktop, let operation, let process):
      guard desktops[desktop].process == process else { return }
      perform(desktops[desktop].finish(operation, at: now), of: desktop)
    case .take(let desktop, let operation):
      if desktops[desktop].take(operation) {
        let shownAt = now + .milliseconds(Int64(traits[operation].shownAfterMs))
        queue.push(.show(desktop: desktop, operation: operation), at: shownAt)
      }
    case .show(let desktop, let operation):
      desktops[desktop].show(operation)
      load(chats[operation])
    case .restart(let desktop):
      desktops[desktop].restart()
      refreshLinks()
    case .choose(let chat, let operation): choose(operation, in: chat)
    case .heal: heal()
    case .visit(let chat): visit(chat)
    case .end:
      finish()
      isOver = true
    }
  }

  private mutating func finish() {
    for chat in keys.indices {
      outcome.asking += phone.outbox.operations(of: keys[chat]).count {
        $0.entry?.status == .needsUser
      }
    }
    emit(.end)
  }

  /// Adds a record to the digest and shows it to the checkers.
  mutating func emit(_ record: OutboxRecord) {
    let words = record.words
    mix(words.0)
    mix(words.1)
    mix(words.2)
    mix(UInt64(bitPattern: now.ticks))
    checkers.observe(record, at: now)
  }
  private mutating func mix(_ word: UInt64) {
    digest = (digest ^ word) &* 0x9e37_79b9_7f4a_7c15
    digest ^= digest >> 29
  }
}
