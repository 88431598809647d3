internal import ChatData
internal import DataSimulation
internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

extension DataFeed {
  /// Plays the data side of a scenario and takes the time on screen that the scenario is about.
  ///
  /// - Throws: `InputError` if a chat comes on screen less often, or leaves before the run ends.
  init(
    of data: ScenarioData,
    duration: Interval,
    seed: UInt64,
    policy: DataPolicy,
    fault: ScenarioFault?,
    at place: String
  ) throws(InputError) {
    let error = { (message: String) in
      InputError(
        place: place,
        byteOffset: data.byteOffset,
        rule: FormatRule.range,
        message: message
      )
    }
    let end = data.lastStep + duration
    guard var (script, messages) = data.script(until: end, fault: fault) else {
      throw error("the outbox does not come to rest with these messages")
    }
    script.seed = seed
    script.policy = policy
    if case .data(let mutant)? = fault { script.mutant = mutant }
    let played = script.run(until: end)
    let feeds = DataFeed.all(of: played.updates) { _, text in
      RowContent(height: HeightText.height(of: text))
    }
    guard feeds.indices.contains(data.mount) else {
      throw error("chats come on screen \(feeds.count) times, so mount is less than that")
    }
    self = feeds[data.mount]
    if feeds.indices.contains(data.mount + 1) {
      let stay = feeds[data.mount + 1].mountedAt - mountedAt
      guard duration <= stay else {
        let ms = stay.ticks / Interval.milliseconds(1).ticks
        throw error("the chat leaves the screen after \(ms) ms, before the run ends")
      }
    }
    messages += data.uploadFacts(rekeyed: fault == .uploadRekeyed)
    note(played.facts.filter { $0.mounts == data.mount + 1 }, of: data)
    note(messages.filter { $0.at >= mountedAt })
  }

  /// Writes down what the data side did while the chat is on screen.
  private mutating func note(_ facts: [TimedFact], of data: ScenarioData) {
    for fact in facts {
      guard let known = DataFact(fact.fact, of: data.messages) else { continue }
      note(known, at: fact.at)
    }
  }

  private mutating func note(_ facts: [(at: Instant, fact: DataFact)]) {
    for fact in facts { note(fact.fact, at: fact.at) }
  }
}

extension DataFact {
  /// A fact of a script; `nil` for the confirmation of a message that the scenario does not send.
  fileprivate init?(_ fact: ScriptFact, of messages: [PlannedMessage]) {
    switch fact {
    case .loadEnded(let end): self = .loadEnded(LoadFate(end))
    case .answerDropped: self = .loadEnded(.late)
    case .hostReleased: self = .hostReleased
    case .leaseRenewed: self = .leaseRenewed
    case .liveWithheld: self = .liveWithheld
    case .liveUnheard: self = .liveUnheard
    case .confirmed(let id):
      let operation = messages.firstIndex { $0.id.utf8.elementsEqual(id) }
      guard let operation else { return nil }
      self = .confirmed(operation: operation)
    }
  }
}

extension LoadFate {
  /// The end of a load in a trace.
  fileprivate init(_ end: LoadEnd) {
    switch end {
    case .applied: self = .applied
    case .unavailable: self = .unavailable
    case .conflict: self = .conflict
    case .invalid: self = .invalid
    case .failed: self = .failed
    case .timedOut: self = .timedOut
    case .linkLost: self = .linkLost
    case .discarded: self = .discarded
    }
  }
}
