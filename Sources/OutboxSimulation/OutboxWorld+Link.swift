internal import ChatOutbox
internal import FaultSimulation
internal import TimelineUnits

extension OutboxWorld {
  /// Sends a call of the phone on its way.
  mutating func send(_ call: OutboxCall) {
    let chat = Int(call.scope.session[1]) - 48
    let desktop = chat % script.desktops
    let bytes = call.bytes
    let leg: MessageLeg
    let subject: Int
    switch call.kind {
    case .submit(let operation, _, let parameters):
      (leg, subject) = (.submit, Int(operation.low))
      outcome.submits += 1
      let key = call.key.map { StableHash.of($0) } ?? 0
      let hash = StableHash.of(parameters)
      emit(.submitted(subject, chat: chat, key: key, parameters: hash))
    case .check:
      (leg, subject) = (.check, chat)
      emit(.checked(number: call.request.number, chat: chat))
    case .cancel(let operation, _, _):
      (leg, subject) = (.cancel, Int(operation.low))
      emit(.cancelSent(subject))
    }
    let fate = plan.fate(leg, about: subject)
    guard !isCut[desktop] else { return }
    deliver(.call(desktop: desktop, bytes, isFailed: fate.isFailed), fate)
  }

  private mutating func deliver(_ event: WorldEvent, _ fate: MessageFate) {
    guard !fate.isLost else { return }
    let arrival = now + .milliseconds(Int64(fate.delayMs))
    queue.push(event, at: arrival)
    if let later = fate.repeatedAfterMs {
      queue.push(event, at: arrival + .milliseconds(Int64(later)))
    }
  }

  /// A call reaches a desktop.
  mutating func deliver(_ bytes: [UInt8], to desktop: Int, _ isFailed: Bool) {
    guard desktops[desktop].isUp else { return }
    desktops[desktop].expire(at: now)
    let before = desktops[desktop].digest
    let actions = desktops[desktop].receive(bytes, isFailed: isFailed, at: now)
    if case .answer(_, .listing, _)? = actions.first {
      emit(.checkTaken(before: before, after: desktops[desktop].digest))
    }
    perform(actions, of: desktop)
  }

  /// Does what a desktop wants done.
  mutating func perform(_ actions: [DesktopAction], of desktop: Int) {
    for action in actions {
      switch action {
      case .answer(let bytes, let leg, let subject):
        deliver(.answer(desktop: desktop, bytes), plan.fate(leg, about: subject))
      case .work(let operation, let ms):
        let process = desktops[desktop].process
        let doneAt = now + .milliseconds(Int64(ms))
        queue.push(.finish(desktop: desktop, operation: operation, process: process), at: doneAt)
      case .saved(let operation, let files):
        emit(.saved(operation, chat: chats[operation]))
        if keepsRows {
          outcome.stored.append(StoredMessage(at: now, operation: operation, files: files))
        }
        let takenAt = now + .milliseconds(Int64(traits[operation].takenAfterMs))
        queue.push(.take(desktop: desktop, operation: operation), at: takenAt)
      case .removed(let operation): emit(.removed(operation))
      case .rejected(let operation): emit(.refused(operation))
      case .dies: return crash(desktop, downMs: 1_000)
      }
    }
  }

  /// A desktop's process ends and starts again after a while.
  mutating func crash(_ desktop: Int, downMs: Int) {
    guard desktops[desktop].isUp else { return }
    desktops[desktop].crash()
    queue.push(.restart(desktop: desktop), at: now + .milliseconds(Int64(downMs)))
    refreshLinks()
  }

  /// Tells the phone's process which links have changed.
  mutating func refreshLinks() {
    for desktop in desktops.indices where phone.isAlive {
      let isUsable = !isCut[desktop] && desktops[desktop].isUp
      guard isUsable != self.isUsable[desktop] else { continue }
      self.isUsable[desktop] = isUsable
      for chat in keys.indices where chat % script.desktops == desktop {
        emit(.link(chat: chat, isUsable: isUsable))
      }
      tell(.link(desktop: keys[desktop].desktop, isUsable: isUsable))
      for chat in keys.indices where chat % script.desktops == desktop && isUsable { load(chat) }
    }
  }

  /// A process that has ended has no links.
  mutating func forgetLinks() {
    for desktop in desktops.indices { isUsable[desktop] = false }
    for chat in keys.indices { emit(.link(chat: chat, isUsable: false)) }
  }

  /// Sends the rows of a chat to the phone.
  mutating func load(_ chat: Int) {
    let desktop = chat % script.desktops
    guard isUsable[desktop] else { return }
    let ids = desktops[desktop].window(of: chat, rows: script.windowRows)
    guard !ids.isEmpty else { return }
    deliver(.window(chat: chat, ids), plan.fate(.window, about: chat))
  }

  /// An answer reaches the phone.
  mutating func takeAnswer(_ bytes: [UInt8], from desktop: Int) {
    guard phone.isAlive, isUsable[desktop], let answer = try? OutboxAnswer(bytes) else { return }
    let isOwn = answer.request.generation == phone.outbox.state.generation
    if isOwn, case .listing(let waiting?) = answer.kind {
      var listed: UInt64 = 0
      for operation in waiting { listed.add(Int(operation.low)) }
      let number = answer.request.number
      for chat in keys.indices where chat % script.desktops == desktop {
        emit(.listing(number: number, chat: chat, listed: listed))
      }
    } else if isOwn, case .listing(nil) = answer.kind {
      emit(.checkTimedOut(number: answer.request.number))
    }
    tell(.answer(answer, desktop: keys[desktop].desktop))
  }

  /// The rows of a chat reach the phone.
  mutating func takeWindow(_ ids: [UInt8], of chat: Int) {
    guard phone.isAlive, phone.outbox.phase == .running, isUsable[chat % script.desktops] else {
      return
    }
    var rows: UInt64 = 0
    var operations: [OperationID] = []
    for start in stride(from: 0, to: ids.count, by: 32) {
      guard let operation = OperationID(ids[start..<min(start + 32, ids.count)]) else { continue }
      operations.append(operation)
      rows.add(Int(operation.low))
    }
    emit(.window(chat: chat, rows: rows))
    tell(.timeline(keys[chat], operations))
  }
}
