import ChatData
import FaultSimulation
import TimelineUnits

extension DataRun {
  /// Hands an event to the phone, carries its wishes out and writes down what happened.
  mutating func feed(_ event: WorkspaceEvent) {
    log.events += 1
    let before = workspace.catchUp.deadline
    let wasBusy = workspace.catchUp.isBusy
    memory.thread = workspace.thread?.instance
    memory.order = workspace.cache.hosts.map { DataRun.chat(of: $0.identity.key) }
    let effects = workspace.handle(event, at: now)
    var touched = touchedInstances(by: event)
    for effect in effects { carryOut(effect, &touched) }
    cover(event)
    mark(&touched)
    let isTick = event == .timeReached && before.map { $0 <= now } ?? false
    if isTick { log.coverage.hit(wasBusy ? .catchUpBusy : .catchUpIdle) }
    log.add(.phone(phoneMark(isTick: isTick)), at: now)
    followUp(effects)
  }

  /// What an effect needs done at once, and its record.
  private mutating func carryOut(_ effect: WorkspaceEffect, _ touched: inout [Int]) {
    switch effect {
    case .load(let ticket, let identity, let target):
      touched.append(ticket.instance)
      log.add(.loadStarted(ticket), at: now)
      send(
        .load(
          ticket,
          chat: DataRun.chat(of: identity.key),
          thread: identity.thread.map { Int($0[0]) - 48 },
          target: target
        )
      )
    case .loadOlder(let ticket, let identity, let target):
      send(
        .older(
          ticket,
          chat: DataRun.chat(of: identity.key),
          thread: identity.thread.map { Int($0[0]) - 48 },
          target: target
        )
      )
    case .commitSelection(let number):
      queue.push(.commit(number), at: now + .milliseconds(8))
      log.coverage.hit(.selectionStaged)
    case .renewLease(let key, let target):
      log.add(.renewed(chat: DataRun.chat(of: key)), at: now)
      send(.renew(chat: DataRun.chat(of: key), target: target))
    case .mounted(let key): log.add(.mounted(chat: key.map(DataRun.chat)), at: now)
    case .released(let instance): log.add(.released(instance: instance), at: now)
    case .changed(let instance): touched.append(instance)
    case .confirmed(let key, let confirmed):
      let chat = DataRun.chat(of: key)
      let numbers = confirmed.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
      operations[chat].removeAll { numbers.contains($0) }
    case .loadEnded(let ticket, let end, let outcome):
      touched.append(ticket.instance)
      log.add(.loadEnded(ticket, end, outcome), at: now)
    case .answerDropped(let ticket): log.add(.answerDropped(ticket), at: now)
    case .live(let instance, let outcome):
      touched.append(instance)
      log.add(.live(instance: instance, outcome), at: now)
    case .unheard: log.add(.unheard, at: now)
    case .pageEnded(let ticket, let wasApplied):
      touched.append(ticket.instance)
      log.add(.pageEnded(instance: ticket.instance, wasApplied: wasApplied), at: now)
    }
    coverEffect(effect)
  }

  /// After a commit: the cache is written down, and a new host is told its messages.
  private mutating func followUp(_ effects: [WorkspaceEffect]) {
    for case .mounted(let key?) in effects {
      let chat = DataRun.chat(of: key)
      let order = workspace.cache.hosts.map { DataRun.chat(of: $0.identity.key) }
      log.add(
        .committed(chat: chat, order: order, models: workspace.cache.modelCount),
        at: now
      )
      coverMount(chat, order)
      if !operations[chat].isEmpty { tellEchoes(chat) }
    }
  }

  private func touchedInstances(by event: WorkspaceEvent) -> [Int] {
    switch event {
    case .answered(let ticket, _), .failed(let ticket): [ticket.instance]
    case .olderAnswered(let ticket, _): [ticket.instance]
    case .live(let key, _, _), .runStarted(let key, _, _), .runEnded(let key, _, _, _),
      .sessionUpdated(let key, _), .targetChanged(let key, _), .echoes(let key, _):
      workspace.cache.index(of: key).map { [workspace.cache.hosts[$0].instance] } ?? []
    case .selectionCommitted, .left, .link, .foreground:
      workspace.cache.hosts.map(\.instance)
    default: [workspace.mountedHost?.instance ?? 0, workspace.thread?.instance ?? 0]
    }
  }

  /// Writes the touched view models down, each once and in order.
  private mutating func mark(_ touched: inout [Int]) {
    touched.sort()
    var last = 0
    for instance in touched where instance != last {
      last = instance
      guard let model = model(instance) else { continue }
      let mark = HostMark(
        model,
        chat: DataRun.chat(of: model.identity.key),
        isMounted: model.identity.key == workspace.mounted
      )
      coverMark(mark)
      log.add(.host(mark), at: now)
    }
  }

  func model(_ instance: Int) -> TimelineModel? {
    if let thread = workspace.thread, thread.instance == instance { return thread }
    return workspace.cache.hosts.first { $0.instance == instance }
  }

  private func phoneMark(isTick: Bool) -> PhoneMark {
    let host = workspace.mountedHost
    return PhoneMark(
      isForeground: workspace.isForeground,
      isLinkUsable: workspace.isLinkUsable,
      mounted: host?.instance ?? 0,
      thread: workspace.thread?.instance ?? 0,
      isBusy: host?.isBusy ?? false,
      catchUp: workspace.catchUp.deadline,
      isCatchUpTick: isTick
    )
  }
}
