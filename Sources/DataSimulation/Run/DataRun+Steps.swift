import ChatData
import TimelineUnits

extension DataRun {
  mutating func perform(_ event: SimulatedEvent) {
    switch event {
    case .step(let step): perform(step)
    case .toPhone(let message): if link.isUp { arrive(message) }
    case .toDesktop(let message): if link.isUp { arrive(message) }
    case .commit(let number): feed(.selectionCommitted(number))
    case .heal: heal()
    case .probe(let action): act(action, on: lastChat)
    case .visit(let distance):
      lastChat = (lastChat + distance) % desktop.count
      feed(.selected(DataRun.key(lastChat)))
    case .compare: compare()
    }
  }

  private mutating func perform(_ step: DataStep) {
    switch step {
    case .select(let chat):
      lastChat = chat
      feed(.selected(DataRun.key(chat)))
    case .leave: feed(.left)
    case .background: feed(.foreground(false))
    case .foreground: feed(.foreground(true))
    case .refresh: feed(.refreshed)
    case .older(let inThread): feed(.olderWanted(inThread: inThread))
    case .openThread(let thread): feed(.threadOpened([48 + UInt8(thread)]))
    case .closeThread: feed(.threadClosed)
    case .send: send()
    case .retarget:
      guard workspace.mounted == DataRun.key(lastChat) else { return }
      targets[lastChat] += 1
      operations[lastChat] = []
      feed(.echoes(DataRun.key(lastChat), []))
      feed(.targetChanged(DataRun.key(lastChat), to: targets[lastChat]))
    case .desktop(let chat, let action): act(action, on: chat)
    case .desktopRecovers: feed(.desktopRecovered)
    case .fault(let direction, let fault): link.arm(fault, direction)
    case .linkDown:
      link.isUp = false
      feed(.link(isUsable: false))
    case .linkUp:
      link.isUp = true
      feed(.link(isUsable: true))
    case .answer(let fault): answerFault = fault
    case .callFails: callFails = true
    case .contradict: contradict()
    }
  }

  /// A message is written: its echo stands in the chat until the history confirms it.
  private mutating func send() {
    guard workspace.mounted == DataRun.key(lastChat) else { return }
    operationCount += 1
    operations[lastChat].append(operationCount)
    unsaved.append((lastChat, targets[lastChat], operationCount))
    tellEchoes(lastChat)
    send(.save(chat: lastChat, target: targets[lastChat], operation: operationCount))
  }

  mutating func tellEchoes(_ chat: Int) {
    let echoes = operations[chat].map { operation in
      var text = WireText()
      text.add(operation)
      return MessageEcho(operationID: text.bytes, text: [UInt8(ascii: "e")])
    }
    feed(.echoes(DataRun.key(chat), echoes))
  }

  /// Messages that the desktop has saved and that left its history leave the chat by their receipt.
  private mutating func tellReceipts(_ chat: Int) {
    guard !operations[chat].isEmpty else { return }
    let rows = desktop[chat, targets[chat]].rows
    operations[chat] = operations[chat].filter { operation in
      rows.contains { $0.operation == operation }
    }
    tellEchoes(chat)
  }

  /// Something happens on the desktop, which tells the phone as far as the lease allows.
  mutating func act(_ action: DesktopAction, on chat: Int) {
    guard chat < desktop.count else { return }
    let target = targets[chat]
    let run = desktop[chat, target].runName
    guard desktop[chat, target].perform(action) else { return }
    let state = desktop[chat, target]
    switch action {
    case .startRun: send(.runStarted(chat: chat, target: target, state.runName))
    case .grow:
      guard lease.covers(chat, target: target, at: now) else { return }
      send(.live(chat: chat, target: target, state.liveEvent))
    case .settle(let ending):
      send(.runEnded(chat: chat, target: target, run, ending))
      send(.updated(chat: chat, target: target, at: state.updatedAt))
    case .say, .delete, .compact:
      send(.updated(chat: chat, target: target, at: state.updatedAt))
    }
  }

  private mutating func contradict() {
    guard let host = workspace.mountedHost, let version = host.timeline.version,
      version.revision > 0
    else { return }
    var text = WireText()
    text.add("{")
    text.number("settlementEpoch", Int(version.epoch))
    text.number("revision", Int(version.revision))
    text.add("\"blocks\":[]}")
    feed(.live(host.identity.key, target: host.target, text.bytes))
  }

  private mutating func heal() {
    let wasUp = link.isUp
    link.heal()
    answerFault = nil
    callFails = false
    for (chat, target, operation) in unsaved { desktop[chat, target].save(operation: operation) }
    unsaved = []
    log.add(.healed, at: now)
    if !wasUp { feed(.link(isUsable: true)) }
    feed(.foreground(true))
    feed(.threadClosed)
    for chat in operations.indices { tellReceipts(chat) }
    if workspace.mounted != DataRun.key(lastChat) { feed(.selected(DataRun.key(lastChat))) }
  }

  /// Holds the chat on screen against the desktop.
  private mutating func compare() {
    let state = desktop[lastChat, targets[lastChat]]
    let window = state.window
    let rows = (Array(window.rows) + state.live).filter(\.kind.isShown)
    let items = rows.sorted { $0.order < $1.order }.map { row in
      var id = WireText()
      id.add(row.kind.word)
      id.add(":")
      id.add(state.prefix)
      id.add("r")
      id.add(row.number)
      return ExpectedRows.Item(
        key: StableHash.of(id.bytes),
        version: row.version,
        order: row.order
      )
    }
    log.add(
      .expected(
        ExpectedRows(chat: lastChat, items: items, first: window.rows.first?.order ?? Int.max)
      ),
      at: now
    )
  }

  static func key(_ chat: Int) -> HostKey {
    HostKey(desktop: [UInt8(ascii: "d")], folder: [], session: [48 + UInt8(chat)])
  }

  static func chat(of key: HostKey) -> Int { Int(key.session[0]) - 48 }
}
