internal import Experiments
internal import FrameMetrics

/// The table that `tune` prints: the points that no other beats, the current constants marked, and
/// what to choose.
///
/// Source: BM-SWEEP-3.
struct SweepTable {
  /// The lines.
  let lines: [String]

  /// So many points are printed without being asked for.
  private static let most = 40

  /// Lays out the table; an objective that no run has a value of gets no column.
  init(_ record: SweepRecord, printsAll: Bool, within width: Int = TextTable.width) {
    let ranking = SweepRanking(record)
    let table =
      record.plan.mode == SweepMode.sensitivity.name
      ? SweepEffects(ranking, printsAll: printsAll, within: width).lines
      : SweepTable.table(ranking, printsAll: printsAll, within: width)
    let words = SweepNotes.lines(ranking) + [""] + SweepAdvice(ranking).lines
    lines = table + [""] + words.flatMap { WrappedText.lines($0, within: width) }
  }

  private static func table(
    _ ranking: SweepRanking,
    printsAll: Bool,
    within width: Int
  ) -> [String] {
    let record = ranking.record
    let isShort = record.points.count <= most
    let shown = ranking.points.filter {
      printsAll || isShort || $0.isOnFront || $0.isOnAllowedFront || $0.isCurrent
    }
    let wide = table(shown, ranking, isWide: true, within: width)
    let isFitting = wide.allSatisfy { $0.count <= width }
    return isFitting ? wide : table(shown, ranking, isWide: false, within: width)
  }

  /// A wide table has a column for each constant, the other one for those that a point changes.
  private static func table(
    _ shown: [SweepRanking.Ranked],
    _ ranking: SweepRanking,
    isWide: Bool,
    within width: Int
  ) -> [String] {
    let record = ranking.record
    let plan = record.plan
    let columns = columns(of: record)
    let names = columns.map { plan.objectives[$0].name }
    let front = [""] + (isWide ? plan.axes.map(\.key) : []) + ["verdict"]
    let heads = front + names + (isWide ? [] : ["changes"])
    var table = TextTable(
      header: heads,
      numeric: Array(front.count..<front.count + names.count)
    )
    func add(_ marks: String, _ values: [String], _ rest: [String]) {
      let changes = SweepAdvice.words(SweepAdvice.changes(values, plan), of: " = ")
      table.add([marks] + (isWide ? values : []) + rest + (isWide ? [] : [changes]))
    }
    for ranked in shown {
      let cells = columns.map { column in
        ranked.point.measured.map { text(plan.objectives[column], $0[column]) } ?? ""
      }
      let word = verdict(of: ranked.point, plan)
      add(marks(ranked), ranked.point.values, [word] + cells)
    }
    if !ranking.holdsCurrent {
      let cells = columns.map { text(plan.objectives[$0], record.current[$0]) }
      let word = verdict(of: record.currentMisses, plan)
      add(ranking.isCurrentOnFront ? "* current" : "current", plan.current, [word] + cells)
    }
    return table.text(within: width)
  }

  /// The objectives that some run has a value of.
  static func columns(of record: SweepRecord) -> [Int] {
    record.plan.objectives.indices.filter { column in
      record.current[column] != nil || record.points.contains { $0.measured?[column] ?? nil != nil }
    }
  }

  private static func marks(_ ranked: SweepRanking.Ranked) -> String {
    let front = ranked.isOnFront ? "*" : ranked.isOnAllowedFront ? "+" : ""
    return [front, ranked.isCurrent ? "current" : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What became of a point, in a word or two.
  static func verdict(of point: SweepPoint, _ plan: SweepPlan) -> String {
    switch point.outcome {
    case .measured: verdict(of: point.misses, plan)
    case .dropped: "dropped"
    case .refused: "refused"
    }
  }

  private static func verdict(of misses: SweepMisses?, _ plan: SweepPlan) -> String {
    if let misses { return "misses \(misses.count)" }
    return plan.runs.contains { $0.budgets > 0 } ? "kept" : "-"
  }

  /// A value of an objective as people read it.
  static func text(_ objective: SweepObjective, _ parts: Int64?) -> String {
    parts.map { MeasureText.text(Measure(parts: $0, unit: objective.metric.unit)) } ?? "none"
  }
}
