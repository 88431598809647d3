internal import FaultSimulation

extension OutboxSimulator {
  /// The shortest script found that breaks the invariant that a seed breaks.
  ///
  /// - Returns: The script and how many runs it took, or `nil` if the seed breaks nothing.
  /// - Complexity: At most 2,000 runs.
  ///
  /// Source: DST-7.
  public func shrink(seed: UInt64) -> ShrunkOutboxScript? {
    let script = script(ofSeed: seed)
    guard let violation = run(script).violation else { return nil }
    let shrunk = Shrinker().shrink(script.steps, plainer: { $0.plainer() }) {
      var shorter = script
      shorter.steps = $0
      return run(shorter).violation?.invariant == violation.invariant
    }
    var shortest = script
    shortest.steps = shrunk.elements
    return ShrunkOutboxScript(script: shortest, rule: violation.rule, runs: shrunk.runs)
  }
}

extension OutboxStep {
  /// The same step with plainer numbers, plainest first.
  fileprivate func plainer() -> [OutboxStep] {
    var forms: [OutboxStep] = []
    if case .fate(let leg, let subject, let number, let fate) = self {
      var plain = MessageFate()
      plain.isLost = fate.isLost
      plain.isFailed = fate.isFailed
      forms.append(.fate(leg, subject: subject, number, plain))
      if fate.delayMs != plain.delayMs { plain.delayMs = (fate.delayMs + 999) / 1_000 * 1_000 }
      plain.repeatedAfterMs = fate.repeatedAfterMs.map { ($0 + 999) / 1_000 * 1_000 }
      forms.append(.fate(leg, subject: subject, number, plain))
    }
    if case .trait(let operation, let trait) = self {
      var plain = OperationTrait()
      plain.isRejected = trait.isRejected
      plain.isClashing = trait.isClashing
      plain.takenAfterMs = trait.takenAfterMs
      forms.append(.trait(operation: operation, plain))
    }
    if let atMs { forms.append(moved(toMs: (atMs + 999) / 1_000 * 1_000)) }
    return forms.filter { $0 != self }
  }

  private func moved(toMs: Int) -> OutboxStep {
    switch self {
    case .send(_, let chat, let operation): .send(atMs: toMs, chat: chat, operation: operation)
    case .cancel(_, let operation): .cancel(atMs: toMs, operation: operation)
    case .open(_, let chat): .open(atMs: toMs, chat: chat)
    case .type(_, let chat, let isEmpty): .type(atMs: toMs, chat: chat, isEmpty: isEmpty)
    case .link(_, let desktop, let isUp): .link(atMs: toMs, desktop: desktop, isUp: isUp)
    case .load(_, let chat): .load(atMs: toMs, chat: chat)
    case .crash(_, let downMs): .crash(atMs: toMs, downMs: downMs)
    case .desktopCrash(_, let desktop, let downMs):
      .desktopCrash(atMs: toMs, desktop: desktop, downMs: downMs)
    case .clock(_, let byMs): .clock(atMs: toMs, byMs: byMs)
    case .lateWriter: .lateWriter(atMs: toMs)
    case .crashInWrite, .damage, .fate, .trait: self
    }
  }
}
