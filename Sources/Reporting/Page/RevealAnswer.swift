internal import ChatScenarios
internal import FrameMetrics
internal import TimelineCoordinator
internal import TimelineFilm
internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// Which row delayed a reveal, by how much, and which constant to turn: of the longest reveal of a
/// run, found by running the scenario again with one thing changed at a time.
///
/// Source: BM-PLAY-3, H-SETTLE-5.
struct RevealAnswer: Equatable {
  /// A constant with another value, and when the cover is lifted then.
  struct Turn: Equatable {
    var key: String
    /// The value in force and the other one, with their units.
    var from: String
    var to: String
    var reveal: Interval
    /// Whether the list is at rest then, and not only out of time.
    var isAtRest: Bool
    /// What the constant trades.
    var trade: String
    /// What gets worse then, beyond a budget that the run keeps; `nil` if nothing does.
    var miss: String?
  }

  /// What is tried: half and double of each constant of these groups.
  private static let groups = ["reveal.", "layout.", "older."]
  /// So many rows are tried as if they were ready at once.
  private static let rowLimit = 3
  /// So many constants are named.
  private static let turnLimit = 3
  /// So many of them are held against the budgets of the run.
  private static let judgedLimit = 6

  /// The time under the cover.
  let span: CoverSpan
  /// How long it was, or `nil` if it never ended.
  let reveal: Interval?
  /// The row that cost most, and when its content was ready after the list was covered.
  private(set) var delay: CoverDelay?
  private(set) var readyAfter: Interval?
  /// The height of the row at the end of the span.
  private(set) var height: Length?
  /// When the cover would be lifted if that row were ready at once.
  private(set) var revealWithoutRow: Interval?
  /// The constants that lift the cover sooner, the best first.
  private(set) var turns: [Turn] = []
  /// Whether constants were tried at all.
  private(set) var hasTried = false

  /// Looks for the answer; `nil` for a run without a cover.
  ///
  /// - Parameters:
  ///   - trace: What happened.
  ///   - input: The scenario, to be run again; without it nothing is tried.
  ///   - settings: The constants of the run that differ from their defaults.
  ///   - findings: The budgets held against the run: a constant must not cost one of them.
  /// - Complexity: that of about twenty simulations up to the reveal if anything delayed it, and of
  ///   six whole ones.
  init?(
    _ trace: Trace,
    input: SimulationInput?,
    settings: [ConstantSetting],
    findings: [BudgetFinding] = []
  ) {
    let spans = CoverSpans(of: trace).spans
    let length = { (span: CoverSpan) in span.end.map { ($0 - span.start).ticks } ?? .max }
    guard let longest = spans.indices.max(by: { length(spans[$0]) < length(spans[$1]) }) else {
      return nil
    }
    span = spans[longest]
    reveal = span.end.map { [start = span.start] in $0 - start }
    delay = span.rows.first
    let hasWaited = span.times[Int(SettleKind.waiting.rawValue)] > .zero
    let isDelayed = delay != nil || hasWaited || span.cause != .still
    if isDelayed, let input {
      let trial = RevealTrial(input: input, place: longest, limit: span.end)
      tryRows(trial)
      tryConstants(trial, settings)
      judge(trial, settings, findings)
    }
    if let item = delay?.item { look(for: item, in: trace) }
  }

  /// Finds when a row's content was ready and how tall the row then was.
  private mutating func look(for item: ItemID, in trace: Trace) {
    for timed in trace.records where timed.at >= span.start {
      if let end = span.end, timed.at > end { return }
      switch timed.record {
      case .prepared(item): readyAfter = timed.at - span.start
      case .placed(item, _, let height, _): self.height = height
      case .measured(item, _, let height, _): self.height = height
      default: break
      }
    }
  }

  /// The row that cost most is the one to name: what its absence saves, else what its passes took.
  private mutating func tryRows(_ trial: RevealTrial) {
    var most = Interval.zero
    for row in span.rows.prefix(RevealAnswer.rowLimit) {
      let without = trial.reveal(withRowReady: row.item)?.length
      var cost = row.time
      if let without, let reveal { cost = reveal - without }
      guard cost > most || row == span.rows[0] else { continue }
      (most, delay, revealWithoutRow) = (cost, row, without)
    }
  }

  private mutating func tryConstants(_ trial: RevealTrial, _ settings: [ConstantSetting]) {
    let keys = ConstantTable.keys.filter { key in
      RevealAnswer.groups.contains { key.utf8.starts(with: $0.utf8) }
    }
    guard let current = try? ConstantTable.values(of: keys, with: settings) else { return }
    hasTried = true
    for setting in current {
      var best: Turn?
      for value in ConstantTable.neighbours(of: setting) {
        let turned = ConstantSetting(key: setting.key, text: value)
        guard let sooner = trial.reveal(with: settings + [turned]),
          reveal.map({ sooner.length < $0 }) ?? true
        else { continue }
        let turn = Turn(
          key: setting.key,
          from: setting.text,
          to: value,
          reveal: sooner.length,
          isAtRest: sooner.isAtRest,
          trade: ConstantTable.constant(setting.key)?.trade ?? ""
        )
        if best.map({ RevealAnswer.isBetter(turn, than: $0) }) ?? true { best = turn }
      }
      if let best { turns.append(best) }
    }
    // Constants come in the order of their table, which decides between equal ones.
    turns.sort(by: RevealAnswer.isBetter)
  }

  /// Puts constants that cost a budget of the run behind the others.
  private mutating func judge(
    _ trial: RevealTrial,
    _ settings: [ConstantSetting],
    _ findings: [BudgetFinding]
  ) {
    turns = turns.prefix(RevealAnswer.judgedLimit).map { turn in
      var turn = turn
      let turned = settings + [ConstantSetting(key: turn.key, text: turn.to)]
      turn.miss = trial.miss(with: turned, of: findings).map(RevealAnswer.text)
      return turn
    }
    let (free, dear) = (turns.filter { $0.miss == nil }, turns.filter { $0.miss != nil })
    turns = Array((free + dear).prefix(RevealAnswer.turnLimit))
  }

  /// To give up on rest is the last thing to try, however soon the list is shown then.
  private static func isBetter(_ turn: Turn, than other: Turn) -> Bool {
    turn.isAtRest != other.isAtRest ? turn.isAtRest : turn.reveal < other.reveal
  }
}
