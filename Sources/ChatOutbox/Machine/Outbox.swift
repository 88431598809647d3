internal import TimelineUnits

/// The phone's outbox as a state machine: what the user sends, until the desktop has it.
///
///     var outbox = Outbox()
///     for effect in outbox.handle(.read(store.read()), at: now) { driver.perform(effect) }
///
/// It knows no clock, no store and no link: time and readings come in with events, and what is to
/// be done goes out as effects, in an order in which every new state is written before it shows
/// outside. One outbox serves all chats; each chat is a chain of its own.
///
/// Source: H-OUTBOX-T1 to H-OUTBOX-T22, H-OUTBOX-O1 to H-OUTBOX-O16.
public struct Outbox: Sendable {
  /// What the outbox may do now.
  public enum Phase: Equatable, Sendable {
    /// The store was not read yet.
    case unread
    /// The store is damaged; nothing may be written.
    case suspended
    /// The outbox owns the store.
    case running
    /// A newer generation owns the store; nothing happens any more.
    case fenced
  }

  /// Where one operation stands in the state.
  struct Place {
    var scope: Int
    var index: Int
  }

  private struct Link: Equatable {
    var desktop: [UInt8]
    var isUsable: Bool
  }

  /// What the outbox may do now.
  public internal(set) var phase = Phase.unread
  /// What the store holds once all effects are performed.
  public internal(set) var state = OutboxState(generation: 0)
  /// How many late writers met an operation that is over.
  ///
  /// Source: H-OUTBOX-T16.
  public internal(set) var staleWrites = 0
  /// The constants.
  public let tuning: OutboxTuning

  let mutants: OutboxMutants
  var now = OutboxTime(instant: .zero, wallMs: 0)
  var launchedAt = Instant.zero
  var openKey: ScopeKey?
  /// How many readings in a row found the store damaged while protected data was available.
  var damagedReads = 0
  var isAssumeArmed = false
  var isTickLost = false
  private var links: [Link] = []
  private var lastNumber = 0
  private var isDirty = false
  private var moves: [OutboxEffect] = []
  private var effects: [OutboxEffect] = []

  /// Creates the outbox of a process that has not read its store yet.
  public init(tuning: OutboxTuning = OutboxTuning()) {
    self.init(tuning: tuning, mutants: [])
  }

  /// Creates an outbox with defects.
  package init(tuning: OutboxTuning, mutants: OutboxMutants) {
    self.tuning = tuning
    self.mutants = mutants
  }

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: When, by both clocks; the first never runs back.
  /// - Returns: What to do, in order; a write stands before everything that depends on it.
  /// - Complexity: O(*n*) for *n* operations, plus O(*b*) for *b* bytes if something is written.
  public mutating func handle(_ event: OutboxEvent, at now: OutboxTime) -> [OutboxEffect] {
    self.now = now
    switch phase {
    case .fenced: return []
    case .running:
      noteClock()
      run(event)
      armTick()
    case .unread, .suspended:
      wait(event)
    }
    return finish()
  }

  private mutating func run(_ event: OutboxEvent) {
    switch event {
    case .read: break
    case .writeRefused: phase = .fenced
    case .send(let key, let message): send(message, in: key)
    case .draft(let key, let text): setDraft(text, in: key)
    case .open(let key): openKey = key
    case .link(let desktop, let isUsable): setLink(desktop, isUsable)
    case .answer(let answer, let desktop): take(answer, from: desktop)
    case .timer(let timer): take(timer)
    case .timeline(let key, let rows): confirm(rows, in: key)
    case .cancel(let key, let operation, let mutation): cancel(operation, with: mutation, in: key)
    case .choose(let key, let operation, let choice): choose(choice, for: operation, in: key)
    case .dismiss(let key, let operation): dismiss(operation, in: key)
    case .rename(let key, let newKey): rename(key, to: newKey)
    }
  }

  /// Takes an event in while the store is not owned: only what is true later as well is kept.
  private mutating func wait(_ event: OutboxEvent) {
    switch event {
    case .read(let reading): take(reading)
    case .open(let key): openKey = key
    case .link(let desktop, let isUsable): _ = noteLink(desktop, isUsable)
    case .send: perform(.tell(.notReady))
    default: break
    }
  }

  private mutating func finish() -> [OutboxEffect] {
    var all = moves
    if mutants.contains(.sendBeforeWrite) { all += effects }
    if isDirty && phase == .running {
      state.latestWallMs = max(state.latestWallMs, now.wallMs)
      if mutants.contains(.twoWrites) {
        all.append(.write(state.encodeOrderOnly(), generation: state.generation))
      }
      all.append(.write(state.encode(), generation: state.generation))
    }
    if !mutants.contains(.sendBeforeWrite) { all += effects }
    moves.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    isDirty = false
    return all
  }
}

extension Outbox {
  /// Adds what is to be done after the write.
  mutating func perform(_ effect: OutboxEffect) {
    effects.append(effect)
  }

  /// Tells the user ahead of the write: what is lost behind it must be known even if the process
  /// ends there, and a notice that comes twice does no harm.
  mutating func announce(_ notice: OutboxNotice) {
    moves.append(.tell(notice))
  }

  /// Notes a transition.
  mutating func note(
    _ transition: OutboxTransition,
    _ operation: OperationID? = nil,
    _ status: OutboxStatus? = nil
  ) {
    moves.append(.moved(OutboxMove(transition, operation, status)))
  }

  /// Asks for a write.
  mutating func markDirty() {
    isDirty = true
  }

  /// Replaces an operation and asks for a write.
  mutating func set(_ operation: OutboxOperation, at place: Place) {
    state.scopes[place.scope].set(operation, at: place.index)
    isDirty = true
  }

  /// The number of the next call, check or tick.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The number of a call of this generation.
  mutating func nextRequest() -> OutboxRequest {
    OutboxRequest(generation: state.generation, number: nextNumber())
  }

  /// Whether calls may go to a desktop.
  func isUsable(_ desktop: [UInt8]) -> Bool {
    links.contains { $0.isUsable && $0.desktop == desktop }
  }

  /// Keeps whether a link is usable.
  ///
  /// - Returns: Whether that is new.
  mutating func noteLink(_ desktop: [UInt8], _ isUsable: Bool) -> Bool {
    guard let index = links.firstIndex(where: { $0.desktop == desktop }) else {
      links.append(Link(desktop: desktop, isUsable: isUsable))
      return isUsable
    }
    guard links[index].isUsable != isUsable else { return false }
    links[index].isUsable = isUsable
    return true
  }

  /// The chain of a key, made if there is none.
  mutating func scope(of key: ScopeKey) -> Int {
    if let index = state.index(of: key) { return index }
    state.scopes.append(OutboxScope(key: key))
    return state.scopes.count - 1
  }

  /// The place of an operation in the chain of a key.
  func place(of operation: OperationID, in key: ScopeKey) -> Place? {
    guard let scope = state.index(of: key) else { return nil }
    return state.scopes[scope].index(of: operation).map { Place(scope: scope, index: $0) }
  }

  /// The place of the operation that a condition holds for, on one desktop or any.
  func place(
    onDesktop desktop: [UInt8]? = nil,
    where isMeant: (OutboxOperation) -> Bool
  ) -> Place? {
    for scope in state.scopes.indices {
      if let desktop, state.scopes[scope].key.desktop != desktop { continue }
      if let index = state.scopes[scope].operations.firstIndex(where: isMeant) {
        return Place(scope: scope, index: index)
      }
    }
    return nil
  }

  /// The pending entry at a place.
  func entry(at place: Place) -> OutboxEntry? {
    state.scopes[place.scope].operations[place.index].entry
  }

  /// Changes a pending entry, notes the transition and shows the row if it looks different now.
  mutating func move(
    _ place: Place,
    _ transition: OutboxTransition,
    to status: OutboxStatus,
    _ change: (inout OutboxEntry) -> Void = { _ in }
  ) {
    guard var entry = entry(at: place) else { return }
    let look = entry.status.row
    entry.status = status
    change(&entry)
    set(.pending(entry), at: place)
    note(transition, entry.operation, status)
    if look != status.row {
      perform(.row(state.scopes[place.scope].key, entry.operation, status.row))
    }
  }

  /// Ends an operation: what stays is a fence.
  mutating func end(_ place: Place, _ transition: OutboxTransition, _ reason: TerminalReason) {
    guard let entry = entry(at: place) else { return }
    let key = state.scopes[place.scope].key
    set(.terminal(entry.operation, entry.mutation, reason), at: place)
    note(transition, entry.operation)
    switch reason {
    case .confirmed:
      if !mutants.contains(.echoKept) { perform(.row(key, entry.operation, .confirmed)) }
    case .rejected, .bug: giveBack(entry.text, of: entry.operation, in: place.scope)
    case .cancelled, .assumed, .discarded, .sentAsNew:
      perform(.row(key, entry.operation, .removed))
    }
  }

  /// Holds the wall clock against the latest one seen: once it has run back, no age by it counts.
  ///
  /// Source: H-OUTBOX-O7.
  mutating func noteClock() {
    guard now.wallMs < state.latestWallMs - tuning.wallToleranceMs else {
      state.latestWallMs = max(state.latestWallMs, now.wallMs)
      return
    }
    state.latestWallMs = now.wallMs
    for scope in state.scopes.indices {
      for index in state.scopes[scope].operations.indices {
        guard var entry = state.scopes[scope].operations[index].entry, entry.firstSubmit != nil
        else { continue }
        entry.firstSubmit = .longAgo
        set(.pending(entry), at: Place(scope: scope, index: index))
      }
    }
  }
}
