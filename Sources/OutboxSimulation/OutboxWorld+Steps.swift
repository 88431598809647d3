internal import ChatOutbox
internal import FaultSimulation
internal import TimelineUnits

extension OutboxWorld {
  /// Lets a step of the script happen.
  mutating func perform(_ step: OutboxStep) {
    guard !plan.isHealed else { return }
    switch step {
    case .send(_, let chat, let operation): send(operation, in: chat)
    case .cancel(_, let operation):
      let chat = chats[operation]
      guard chat >= 0 else { return }
      let mutation = MutationID(high: 1 << 32, low: UInt64(operation))
      tell(.cancel(keys[chat], OperationID(low: UInt64(operation)), mutation))
    case .open(_, let chat): visit(chat)
    case .type(_, let chat, let isEmpty): type(isEmpty ? [] : Array("draft".utf8), in: chat)
    case .link(_, let desktop, let isUp):
      isCut[desktop] = !isUp
      refreshLinks()
    case .load(_, let chat): load(chat)
    case .crash(_, let downMs):
      end(downMs: downMs, allowed: [phone.store.bytes ?? []], isInWrite: false)
    case .desktopCrash(_, let desktop, let downMs): crash(desktop, downMs: downMs)
    case .clock(_, let byMs): clockMs += Int64(byMs)
    case .lateWriter: writeLate()
    case .crashInWrite, .damage, .fate, .trait: break
    }
  }

  /// The operation that a text belongs to, or -1.
  func operation(of text: [UInt8]) -> Int {
    let operation = SimulatedPhone.operation(of: text)
    return operation < 0 ? operation : owners[operation]
  }

  private mutating func send(_ operation: Int, in chat: Int) {
    guard phone.isAlive else { return }
    let text = SimulatedPhone.text(of: operation)
    let trait = plan.trait(of: operation)
    set(trait, of: operation)
    chats[operation] = chat
    let message = OutboxMessage(
      operation: OperationID(low: UInt64(operation)),
      mutation: MutationID(high: 1, low: UInt64(operation)),
      text: text,
      mode: trait.isSteering ? .steer(run: Array("r1".utf8)) : .queue,
      uploads: (0..<trait.uploads).map { [UInt8(ascii: "u"), UInt8(48 + $0)] }
    )
    // What stands in the composer is the user's; a message beside it comes from elsewhere.
    if phone.composers[chat].isEmpty && phone.outbox.phase == .running { type(text, in: chat) }
    tell(.send(keys[chat], message))
  }

  private mutating func set(_ trait: OperationTrait, of operation: Int) {
    traits[operation] = trait
    for desktop in desktops.indices { desktops[desktop].traits[operation] = trait }
  }

  /// The user replaces what stands in a composer, and so has taken note of it.
  private mutating func type(_ text: [UInt8], in chat: Int) {
    guard phone.isAlive else { return }
    if operation(of: phone.composers[chat]) >= 0 { emit(.emptied(chat: chat)) }
    phone.composers[chat] = text
    tell(.draft(keys[chat], text))
  }

  /// A process of an earlier generation still writes what it holds.
  private mutating func writeLate() {
    guard var earlier = phone.earlier, phone.isAlive, phone.outbox.phase == .running,
      earlier.phase == .running
    else { return }
    let message = OutboxMessage(
      operation: OperationID(low: UInt64(OutboxScript.maximumOperations - 1)),
      mutation: MutationID(high: 1, low: UInt64(OutboxScript.maximumOperations - 1)),
      text: Array("late".utf8)
    )
    let time = OutboxTime(instant: now, wallMs: 0)
    chats[OutboxScript.maximumOperations - 1] = 0
    let known = phone.store.known
    defer { phone.store.known = known }
    phone.store.known = phone.earlierKnown
    for case .write(let bytes, let generation) in earlier.handle(.send(keys[0], message), at: time)
    where phone.store.write(bytes, generation: generation) {
      emit(.wrote(generation: generation))
    }
  }

  /// The user decides about a message that is too old.
  mutating func choose(_ operation: Int, in chat: Int) {
    let id = OperationID(low: UInt64(operation))
    switch traits[operation].choice {
    case .none: break
    case .discard: tell(.choose(keys[chat], id, .discard))
    case .sendAsNew:
      guard nextOperation < OutboxScript.maximumOperations - 1 else { return }
      let operation = nextOperation
      let isAsking =
        phone.isAlive
        && phone.outbox.operations(of: keys[chat]).contains {
          $0.id == id && $0.entry?.status == .needsUser
        }
      guard isAsking else { return }
      nextOperation += 1
      chats[operation] = chat
      owners[Int(id.low)] = operation
      let mutation = MutationID(high: 1, low: UInt64(operation))
      let choice = UserChoice.sendAsNew(OperationID(low: UInt64(operation)), mutation)
      tell(.choose(keys[chat], id, choice))
    }
  }

  /// The user opens a chat.
  mutating func visit(_ chat: Int) {
    openChat = chat
    emit(.opened(chat: chat))
    tell(.open(keys[chat]))
  }

  /// All faults end: from now on everything has to come to its end in time.
  ///
  /// Source: DST-4.
  mutating func heal() {
    plan.isHealed = true
    emit(.healed)
    phone.store.damage = nil
    for desktop in desktops.indices {
      isCut[desktop] = false
      if !desktops[desktop].isUp { desktops[desktop].restart() }
      for operation in traits.indices { desktops[desktop].traits[operation].workMs = 0 }
      let process = desktops[desktop].process
      for operation in desktops[desktop].unfinished {
        queue.push(
          .finish(desktop: desktop, operation: operation, process: process),
          at: now + .seconds(1)
        )
      }
    }
    if phone.isAlive { refreshLinks() } else { launch() }
    for chat in keys.indices {
      queue.push(.visit(chat: chat), at: now + .seconds(40 + 60 * Int64(chat)))
    }
    queue.push(.end, at: now + .seconds(100 + 60 * Int64(keys.count)))
  }
}
