internal import ChatOutbox
internal import DataSimulation
internal import OutboxSimulation
internal import TimelineUnits

extension ScenarioData {
  /// The most chats of a scenario, which is what the outbox's simulator takes.
  static let maximumChats = 8
  /// The most messages of a scenario, which is what the outbox's simulator takes.
  static let maximumMessages = 64
  /// The most steps of a scenario.
  static let maximumSteps = 1_000
  /// The most rows of one answer or overlay.
  static let maximumRows = 1_000

  /// The moment after which no step begins.
  var lastStep: Instant {
    max(steps.map(\.at).max() ?? .zero, messages.map(\.at).max() ?? .zero)
  }

  /// The script of the data side: the steps, and what the outbox shows of the messages.
  ///
  /// - Parameter end: When the run ends; the faults of the link last as long.
  /// - Returns: The script, or `nil` if the outbox breaks one of its invariants.
  func script(until end: Instant) -> DataScript? {
    var script = DataScript(chats: chats, events: steps)
    guard !messages.isEmpty else { return script }
    let outcome = OutboxSimulator().run(outbox(until: end))
    guard outcome.violation == nil else { return nil }
    var shown: [(operation: Int, echo: ScriptedEcho)] = []
    for event in outcome.rows where event.at <= end {
      let message = messages[event.operation]
      let isKnown = shown.firstIndex { $0.operation == event.operation }
      if let isKnown { shown.remove(at: isKnown) }
      guard event.row != .confirmed else {
        script.confirm(message, at: event.at)
        continue
      }
      if event.row.isShown {
        let echo = ScriptedEcho(operation: message.id, text: message.text(of: event.row))
        shown.insert((event.operation, echo), at: isKnown ?? shown.count)
      }
      let echoes = shown.filter { messages[$0.operation].chat == event.chat }.map(\.echo)
      script.events.append(TimedScriptEvent(at: event.at, .sending(event.chat, echoes)))
    }
    return script
  }

  /// The script of the outbox: the chats as the reader opens them, the messages and their fates.
  private func outbox(until end: Instant) -> OutboxScript {
    var steps = fates
    for step in self.steps {
      if case .select(let chat) = step.event {
        steps.append(.open(atMs: (step.at - .zero).wholeMs, chat: chat))
      }
    }
    for (operation, message) in messages.enumerated() {
      let atMs = (message.at - .zero).wholeMs
      steps.append(.send(atMs: atMs, chat: message.chat, operation: operation))
      var trait = OperationTrait()
      trait.takenAfterMs = message.takenAfter.wholeMs
      steps.append(.trait(operation: operation, trait))
    }
    return OutboxScript(chats: chats.count, healMs: (end - .zero).wholeMs, steps: steps)
  }
}

extension DataScript {
  /// Lets a load bring the row that confirms a message.
  ///
  /// The load is answered when the outbox has the row. The echo need not be told to be gone: the
  /// row takes its place, also if a load that was under way puts this one off.
  fileprivate mutating func confirm(_ message: PlannedMessage, at: Instant) {
    let roundTrip = chats[message.chat].roundTrip
    let start = max(.zero, at - roundTrip)
    var answer = chats[message.chat].answer
    var latest = Instant.zero
    for event in events where event.at >= latest && event.at <= start {
      guard case .change(message.chat, let changed) = event.event else { continue }
      answer = changed
      latest = event.at
    }
    let order = (answer.rows.map(\.order).max() ?? 0) + 1
    let text = HeightText.text(of: message.height)
    answer.rows.append(ScriptedRow(message.id, .user, order: order, text: text))
    events.append(TimedScriptEvent(at: start, .change(message.chat, answer)))
    events.append(TimedScriptEvent(at: start, .refresh))
  }
}

extension PlannedMessage {
  /// What the row of the message says in a state.
  fileprivate func text(of row: OutboxRow) -> String {
    switch row {
    case .unconfirmed, .asking, .failed:
      HeightText.text(of: height + notice, look: "notice")
    case .pending: HeightText.text(of: height, look: "pending")
    case .sent, .confirmed, .removed: HeightText.text(of: height)
    }
  }
}

extension Interval {
  /// The whole milliseconds of the interval.
  fileprivate var wholeMs: Int { Int(ticks / Interval.milliseconds(1).ticks) }
}
