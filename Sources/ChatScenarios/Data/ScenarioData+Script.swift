internal import ChatOutbox
internal import DataSimulation
internal import OutboxSimulation
internal import TimelineTrace
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
    let latest = [
      steps.map(\.at).max(), messages.map(\.at).max(), uploads.map(\.at).max(),
    ]
    return latest.compactMap(\.self).max() ?? .zero
  }

  /// The script of the data side: the steps, and what the outbox shows of the messages.
  ///
  /// - Parameters:
  ///   - end: When the run ends; the faults of the link last as long.
  ///   - fault: A mistake that the outbox makes, if it is one of its own.
  /// - Returns: The script and what becomes of the messages, or `nil` if the outbox breaks one of
  ///   its invariants without a mistake.
  func script(
    until end: Instant,
    fault: ScenarioFault? = nil
  ) -> (script: DataScript, facts: [(at: Instant, fact: DataFact)])? {
    var script = DataScript(chats: chats, events: steps)
    guard !messages.isEmpty else { return (script, []) }
    var simulator = OutboxSimulator()
    if case .outbox(let mutant)? = fault { simulator.mutant = mutant }
    let outcome = simulator.run(outbox(until: end), goesOn: simulator.mutant != nil)
    guard outcome.violation == nil || simulator.mutant != nil else { return nil }
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
    return (script, facts(of: outcome))
  }

  /// What the user sends and what the desktop stores.
  private func facts(of outcome: OutboxOutcome) -> [(at: Instant, fact: DataFact)] {
    let sent = messages.enumerated().map { operation, message in
      (at: message.at, fact: DataFact.sent(operation: operation, files: message.files))
    }
    let stored = outcome.stored.map { message in
      (at: message.at, fact: DataFact.stored(operation: message.operation, files: message.files))
    }
    return sent + stored
  }

  /// The chunks of files that the desktop stores, one every 100 ms.
  ///
  /// - Parameter rekeyed: Whether a new process uploads a file under a new key; a mistake.
  /// - Returns: The chunks with their times, in order for each file.
  func uploadFacts(rekeyed: Bool) -> [(at: Instant, fact: DataFact)] {
    var simulator = UploadSimulator()
    simulator.newKeyAfterKill = rekeyed
    return uploads.enumerated().flatMap { file, upload in
      let chunks = simulator.storedChunks(of: upload.chunks, killedAfter: upload.killedAfter)
      return chunks.enumerated().map { position, chunk in
        let at = upload.at + .milliseconds(100 * Int64(position + 1))
        return (at: at, fact: DataFact.chunkStored(file: file, chunk: chunk))
      }
    }
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
      trait.shownAfterMs = message.shownAfter.wholeMs
      trait.uploads = message.files
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
