internal import ChatData
internal import FaultSimulation
internal import StrictJSON
internal import TimelineUnits

/// Plays a script: the data side of the phone, and desktops that answer as they are told.
struct ScriptPlayer {
  private enum Event {
    case script(ScriptEvent)
    case commit(Int)
    case answer(LoadTicket, chat: Int, ScriptedAnswer)
  }

  private var workspace: ChatWorkspace
  private var chats: [ScriptedChat]
  private var isHeld: [Bool]
  /// The loads of held chats that wait.
  private var waiting: [[LoadTicket]]
  private var queue = VirtualTimeQueue<Event>()
  private var now = Instant.zero
  private var list = RowDifference()
  private var outcome = ScriptOutcome()
  private var relay: RelayLease
  private var losesRenewals = false
  private var texts = LiveTexts()
  /// How often a chat has come on screen.
  private var mounts = 0

  init(_ script: DataScript) {
    workspace = ChatWorkspace(
      policy: script.policy,
      random: RandomSource(seed: script.seed),
      defects: script.mutant?.defects ?? []
    )
    relay = RelayLease(keepFor: script.policy.leaseKeepFor)
    chats = script.chats
    isHeld = [Bool](repeating: false, count: chats.count)
    waiting = [[LoadTicket]](repeating: [], count: chats.count)
    for event in script.events { queue.push(.script(event.event), at: event.at) }
  }

  mutating func play(until end: Instant) -> ScriptOutcome {
    while true {
      let next = queue.nextTime
      if let deadline = workspace.nextDeadline, deadline <= end,
        next.map({ deadline < $0 }) ?? true
      {
        now = max(now, deadline)
        feed(.timeReached, .live)
      } else if let next, next <= end, let (at, event) = queue.pop() {
        now = at
        perform(event)
      } else {
        return outcome
      }
    }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .script(let event): perform(event)
    case .commit(let number): feed(.selectionCommitted(number), .live)
    case .answer(let ticket, let chat, let answer):
      texts.deliver(answer.overlay, of: chat)
      feed(.answered(ticket, answer.envelope), .snapshot)
    }
  }

  private mutating func perform(_ event: ScriptEvent) {
    switch event {
    case .select(let chat): feed(.selected(key(chat)), .live)
    case .leave: feed(.left, .live)
    case .foreground(let isForeground): feed(.foreground(isForeground), .live)
    case .link(let isUsable): feed(.link(isUsable: isUsable), .live)
    case .refresh: feed(.refreshed, .live)
    case .renewals(let areLost): losesRenewals = areLost
    case .live(let chat, let overlay): send(overlay, of: chat)
    case .runStarted(let chat, let run):
      feed(.runStarted(key(chat), target: 0, Array(run.utf8)), .live)
    case .runFinished(let chat, let run):
      feed(.runEnded(key(chat), target: 0, Array(run.utf8), .runFinished), .live)
    case .hold(let chat): isHeld[chat] = true
    case .answered(let chat, let answer):
      guard !waiting[chat].isEmpty else { return }
      texts.deliver(answer.overlay, of: chat)
      feed(.answered(waiting[chat].removeFirst(), answer.envelope), .snapshot)
    case .change(let chat, let answer): chats[chat].answer = answer
    case .sending(let chat, let echoes):
      let echoes = echoes.map {
        MessageEcho(operationID: Array($0.operation.utf8), text: Array($0.text.utf8))
      }
      feed(.echoes(key(chat), echoes), .sending)
    }
  }

  private mutating func feed(_ event: WorkspaceEvent, _ cause: TimedRows.Cause) {
    var hasMounted = false
    var facts: [ScriptFact] = []
    for effect in workspace.handle(event, at: now) {
      switch effect {
      case .load(let ticket, let identity, _): load(ticket, number(identity.key))
      case .commitSelection(let number): queue.push(.commit(number), at: now)
      case .mounted(let key):
        hasMounted = true
        if key != nil { mounts += 1 }
        list.clear()
      case .renewLease(let key, let target):
        if !losesRenewals { relay.renewed(number(key), target: target, at: now) }
        facts.append(.leaseRenewed)
      case .released: facts.append(.hostReleased)
      case .confirmed(_, let operations): facts += operations.map { .confirmed($0) }
      case .loadEnded(_, let end, _): facts.append(.loadEnded(end))
      case .answerDropped: facts.append(.answerDropped)
      case .unheard: facts.append(.liveUnheard)
      default: break
      }
    }
    tell(hasMounted ? .mount : cause)
    note(facts)
  }

  /// The relay sends a live event to the phone, if the lease of its chat is held.
  ///
  /// Source: H-LEASE-1 to H-LEASE-3.
  private mutating func send(_ overlay: ScriptedOverlay, of chat: Int) {
    guard relay.covers(chat, target: 0, at: now) else { return note([.liveWithheld]) }
    texts.deliver(overlay, of: chat)
    var writer = JSONWriter(.compact)
    overlay.overlay.write(to: &writer)
    feed(.live(key(chat), target: 0, writer.finish()), .live)
  }

  private mutating func note(_ facts: [ScriptFact]) {
    for fact in facts { outcome.facts.append(TimedFact(at: now, mounts: mounts, fact: fact)) }
  }

  private mutating func load(_ ticket: LoadTicket, _ chat: Int) {
    if isHeld[chat] {
      waiting[chat].append(ticket)
    } else {
      queue.push(
        .answer(ticket, chat: chat, chats[chat].answer),
        at: now + chats[chat].roundTrip
      )
    }
  }

  /// Writes down what changed on screen; a chat that comes on screen is told in any case.
  private mutating func tell(_ cause: TimedRows.Cause) {
    guard let host = workspace.mountedHost else { return }
    var changes = list.change(to: host.timeline.projection.rows)
    let chat = number(host.identity.key)
    for index in changes.indices where changes[index].action != .remove {
      let change = changes[index]
      changes[index].live = texts.version(of: change.item, change.text, in: chat)
    }
    let epoch = host.timeline.presentationEpoch
    let isOfNewEpoch = outcome.updates.last?.epoch != epoch
    guard !changes.isEmpty || cause == .mount || isOfNewEpoch else { return }
    outcome.updates.append(
      TimedRows(
        at: now,
        chat: chat,
        cause: cause,
        epoch: epoch,
        revision: host.timeline.revision,
        isLoading: !host.timeline.isConfirmed && host.scheduler.isBusy,
        changes: changes
      )
    )
  }

  private func key(_ chat: Int) -> HostKey {
    precondition(chats.indices.contains(chat), "a script names chats that it has")
    return HostKey(desktop: [], folder: [], session: Array(String(chat).utf8))
  }

  private func number(_ key: HostKey) -> Int {
    key.session.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
