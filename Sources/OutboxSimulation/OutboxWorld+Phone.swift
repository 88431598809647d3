internal import ChatOutbox
internal import FaultSimulation
internal import TimelineUnits

extension OutboxWorld {
  private static let wallStartMs: Int64 = 1_700_000_000_000

  private var time: OutboxTime {
    let ms = now.ticks / Interval.milliseconds(1).ticks
    return OutboxTime(instant: now, wallMs: OutboxWorld.wallStartMs + ms + clockMs)
  }

  /// Starts the phone's process.
  mutating func launch() {
    phone.process += 1
    phone.isAlive = true
    phone.outbox = Outbox(tuning: OutboxTuning(), mutants: phone.mutants)
    let damage = plan.isHealed ? nil : phone.damages.first { $0.launch == phone.process }
    phone.store.damage = damage.map { ($0.kind, $0.reads) }
    if mutant == .noWitness && phone.process % 3 == 0 { phone.store.damage = (.empty, 1) }
    if mutant == .olderTrusted && phone.process % 3 == 0 { phone.store.damage = (.older, 9) }
    readStore()
    if openChat >= 0 { tell(.open(keys[openChat])) }
    refreshLinks()
  }

  /// Lets the process read its store.
  mutating func readStore() {
    let reading = phone.store.read()
    phone.hasReadDamage =
      switch reading.finding {
      case .new, .intact: false
      case .older, .damaged: true
      }
    let known = max(phone.store.generation, phone.store.witness ?? 0)
    var before: UInt64 = 0
    switch reading.finding {
    case .intact(let state), .older(let state): before = state.pending
    case .new, .damaged: break
    }
    let wasRunning = phone.outbox.phase == .running
    let effects = phone.outbox.handle(.read(reading), at: time)
    if !wasRunning && phone.outbox.phase == .running {
      let state = phone.outbox.state
      let step =
        phone.hasReadDamage
        ? (state.generation > known ? 1 : 0) : state.generation - known
      let terminals = state.terminals
      emit(.launched(before: before, after: state.pending, terminals: terminals, step: step))
    }
    perform(effects)
  }

  /// Hands an event to the phone's outbox.
  mutating func tell(_ event: OutboxEvent) {
    guard phone.isAlive else { return }
    perform(phone.outbox.handle(event, at: time))
  }

  /// Does what the outbox asks for, until the list ends or the process does.
  private mutating func perform(_ effects: [OutboxEffect]) {
    var unwritten: [OutboxMove] = []
    var crashIn: (effects: Int, downMs: Int)?
    for effect in effects {
      switch effect {
      case .moved(let move):
        unwritten.append(move)
        if let operation = move.operation { emit(.intended(Int(operation.low))) }
        continue
      case .write(let bytes, let generation):
        phone.writes += 1
        let crash = plan.isHealed ? nil : phone.crashes.first { $0.write == phone.writes }
        guard write(bytes, generation, crash: crash?.point, downMs: crash?.downMs ?? 0) else {
          return
        }
        for move in unwritten { emit(move) }
        unwritten.removeAll()
        guard let crash else { continue }
        if crash.point != .afterEffect {
          return end(downMs: crash.downMs, allowed: [bytes])
        }
        crashIn = (1, crash.downMs)
        continue
      default: perform(effect)
      }
      guard let crash = crashIn else { continue }
      if crash.effects == 1 { return end(downMs: crash.downMs, allowed: [phone.store.bytes ?? []]) }
      crashIn?.effects -= 1
    }
    for move in unwritten { emit(move) }
    emit(.eventEnd(isRunning: phone.outbox.phase == .running))
  }

  /// Writes the store.
  ///
  /// - Returns: Whether the process goes on with its list.
  private mutating func write(
    _ bytes: [UInt8],
    _ generation: Int,
    crash: CrashPoint?,
    downMs: Int
  ) -> Bool {
    let old = phone.store.bytes ?? []
    if crash == .beforeWrite {
      end(downMs: downMs, allowed: [old])
      return false
    }
    if phone.hasReadDamage {
      emit(.replacedDamage(isKept: !phone.store.kept.isEmpty))
      phone.hasReadDamage = false
    }
    phone.store.skipsWitness = crash == .beforeWitness
    guard phone.store.write(bytes, generation: generation) else {
      _ = phone.outbox.handle(.writeRefused, at: time)
      emit(.eventEnd(isRunning: false))
      return false
    }
    emit(.wrote(generation: generation))
    return true
  }

  private mutating func emit(_ move: OutboxMove) {
    outcome.coverage.hit(move.transition)
    guard let operation = move.operation.map({ Int($0.low) }) else { return }
    let chat = chats[operation]
    emit(.moved(move.transition, operation: operation, chat: chat, move.status))
    if move.transition == .send { outcome.messages += 1 }
    if move.status == .needsUser && move.transition == .tooOld {
      let chooseAt = now + .seconds(5)
      queue.push(.choose(chat: chat, operation: operation), at: chooseAt)
    }
  }

  private mutating func perform(_ effect: OutboxEffect) {
    switch effect {
    case .moved, .write: break
    case .send(let call): send(call)
    case .startTimer(let timer, let at): queue.push(.timer(timer, process: phone.process), at: at)
    case .startTick(let timer):
      let delay = phone.outbox.tuning.tickDelay(draw: phone.ticks.next())
      queue.push(.timer(timer, process: phone.process), at: now + delay)
    case .row(_, let operation, let row): show(row, of: Int(operation.low))
    case .draft(let key, let text):
      let chat = chat(of: key)
      phone.composers[chat] = text
      emit(.composer(chat: chat, operation: operation(of: text)))
    case .tell(let notice):
      if notice != .notReady { emit(.told) }
    case .keepDamaged: phone.store.keepDamaged()
    case .readAgain(let at): queue.push(.read(process: phone.process), at: at)
    }
  }

  private mutating func show(_ row: OutboxRow, of operation: Int) {
    emit(.row(operation, row))
    guard keepsRows else { return }
    outcome.rows.append(
      OutboxRowEvent(at: now, chat: chats[operation], operation: operation, row: row)
    )
  }

  private func chat(of key: ScopeKey) -> Int { Int(key.session[1]) - 48 }

  /// Ends the phone's process; it starts again after a while.
  mutating func end(downMs: Int, allowed: [[UInt8]], isInWrite: Bool = true) {
    guard phone.isAlive else { return }
    phone.isAlive = false
    phone.earlier = phone.outbox
    phone.earlierKnown = phone.store.known
    phone.store.crash()
    for chat in phone.composers.indices { phone.composers[chat] = [] }
    let bytes = phone.store.bytes ?? []
    let isReadable = bytes.isEmpty || !isInWrite || OutboxState(bytes) != nil
    emit(.crashed(isOldOrNew: isReadable && allowed.contains(bytes)))
    let launchAt = now + .milliseconds(Int64(downMs))
    queue.push(.launch, at: launchAt)
    forgetLinks()
  }
}
