internal import ChatData
internal import FaultSimulation
internal import StrictJSON
internal import TimelineUnits

/// Plays a script: the data side of the phone, and desktops that answer as they are told.
struct ScriptPlayer {
  private enum Event {
    case script(ScriptEvent)
    case commit(Int)
    case answer(LoadTicket, [UInt8])
  }

  private var workspace: ChatWorkspace
  private var chats: [ScriptedChat]
  private var isHeld: [Bool]
  /// The loads of held chats that wait.
  private var waiting: [[LoadTicket]]
  private var queue = VirtualTimeQueue<Event>()
  private var now = Instant.zero
  private var list = RowDifference()
  private var updates: [TimedRows] = []

  init(_ script: DataScript) {
    workspace = ChatWorkspace(random: RandomSource(seed: script.seed))
    chats = script.chats
    isHeld = [Bool](repeating: false, count: chats.count)
    waiting = [[LoadTicket]](repeating: [], count: chats.count)
    for event in script.events { queue.push(.script(event.event), at: event.at) }
  }

  mutating func play(until end: Instant) -> [TimedRows] {
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
        return updates
      }
    }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .script(let event): perform(event)
    case .commit(let number): feed(.selectionCommitted(number), .live)
    case .answer(let ticket, let bytes): feed(.answered(ticket, bytes), .snapshot)
    }
  }

  private mutating func perform(_ event: ScriptEvent) {
    switch event {
    case .select(let chat): feed(.selected(key(chat)), .live)
    case .leave: feed(.left, .live)
    case .foreground(let isForeground): feed(.foreground(isForeground), .live)
    case .link(let isUsable): feed(.link(isUsable: isUsable), .live)
    case .refresh: feed(.refreshed, .live)
    case .live(let chat, let overlay):
      var writer = JSONWriter(.compact)
      overlay.overlay.write(to: &writer)
      feed(.live(key(chat), target: 0, writer.finish()), .live)
    case .runStarted(let chat, let run):
      feed(.runStarted(key(chat), target: 0, Array(run.utf8)), .live)
    case .runFinished(let chat, let run):
      feed(.runEnded(key(chat), target: 0, Array(run.utf8), .runFinished), .live)
    case .hold(let chat): isHeld[chat] = true
    case .answered(let chat, let answer):
      guard !waiting[chat].isEmpty else { return }
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
    for effect in workspace.handle(event, at: now) {
      switch effect {
      case .load(let ticket, let identity, _): load(ticket, number(identity.key))
      case .commitSelection(let number): queue.push(.commit(number), at: now)
      case .mounted:
        hasMounted = true
        list.clear()
      default: break
      }
    }
    tell(hasMounted ? .mount : cause)
  }

  private mutating func load(_ ticket: LoadTicket, _ chat: Int) {
    if isHeld[chat] {
      waiting[chat].append(ticket)
    } else {
      queue.push(
        .answer(ticket, chats[chat].answer.envelope),
        at: now + chats[chat].roundTrip
      )
    }
  }

  /// Writes down what changed on screen; a chat that comes on screen is told in any case.
  private mutating func tell(_ cause: TimedRows.Cause) {
    guard let host = workspace.mountedHost else { return }
    let changes = list.change(to: host.timeline.projection.rows)
    let epoch = host.timeline.presentationEpoch
    guard !changes.isEmpty || cause == .mount || updates.last?.epoch != epoch else { return }
    updates.append(
      TimedRows(
        at: now,
        chat: number(host.identity.key),
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
