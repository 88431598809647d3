import ChatData
import FaultSimulation
import TimelineUnits

extension DataRun {
  mutating func send(_ message: SimulatedEvent.ToPhone) {
    for arrival in link.deliveries(.toPhone, at: now) { queue.push(.toPhone(message), at: arrival) }
  }

  mutating func send(_ message: SimulatedEvent.ToDesktop) {
    for arrival in link.deliveries(.toDesktop, at: now) {
      queue.push(.toDesktop(message), at: arrival)
    }
  }

  mutating func arrive(_ message: SimulatedEvent.ToPhone) {
    switch message {
    case .answer(let ticket, let bytes, let first):
      log.add(.answered(number: ticket.number, first: first), at: now)
      feed(.answered(ticket, bytes))
    case .callFailed(let ticket): feed(.failed(ticket))
    case .page(let ticket, let bytes): feed(.olderAnswered(ticket, bytes))
    case .live(let chat, let target, let bytes):
      feed(.live(DataRun.key(chat), target: target, bytes))
    case .runStarted(let chat, let target, let name):
      feed(.runStarted(DataRun.key(chat), target: target, name))
    case .runEnded(let chat, let target, let name, let ending):
      let key = DataRun.key(chat)
      if let index = workspace.cache.index(of: key), workspace.cache.hosts[index].target == target {
        let instance = workspace.cache.hosts[index].instance
        log.add(.runEnded(instance: instance, run: StableHash.of(name)), at: now)
      }
      feed(.runEnded(key, target: target, name, DataRun.reason(of: ending)))
    case .updated(let chat, let target, let time):
      guard target == targets[chat] else { return }
      feed(.sessionUpdated(DataRun.key(chat), at: Int64(time)))
    }
  }

  mutating func arrive(_ message: SimulatedEvent.ToDesktop) {
    switch message {
    case .load(let ticket, let chat, let thread, let target):
      answer(ticket, chat, thread, target)
    case .older(let ticket, let chat, let thread, let target):
      let state = thread.map { desktop.thread(chat, $0) } ?? desktop[chat, target]
      let order = ticket.cursor.reduce(0) { $0 * 10 + Int($1) - 48 }
      send(.page(ticket, state.page(before: order)))
    case .renew(let chat, let target): lease.renewed(chat, target: target, at: now)
    case .save(let chat, let target, let operation):
      guard let index = unsaved.firstIndex(where: { $0.operation == operation }) else { return }
      unsaved.remove(at: index)
      desktop[chat, target].save(operation: operation)
      send(.updated(chat: chat, target: target, at: desktop[chat, target].updatedAt))
    }
  }

  private mutating func answer(_ ticket: LoadTicket, _ chat: Int, _ thread: Int?, _ target: Int) {
    if callFails {
      callFails = false
      send(.callFailed(ticket))
      return
    }
    let state = thread.map { desktop.thread(chat, $0) } ?? desktop[chat, target]
    let first = answerFault == .unavailable ? nil : state.window.rows.first?.order
    send(.answer(ticket, state.envelope(answerFault), first: first))
    answerFault = nil
  }

  private static func reason(of ending: DesktopAction.Ending) -> StaleReasons {
    switch ending {
    case .finished: .runFinished
    case .failed: .runFailed
    case .aborted: .runAborted
    case .cancelled: .runCancelled
    }
  }
}
