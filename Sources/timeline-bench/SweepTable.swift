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
  init(_ record: SweepRecord, printsAll: Bool) {
    let ranking = SweepRanking(record)
    let plan = record.plan
    let shown = plan.objectives.indices.filter { column in
      record.current[column] != nil || record.points.contains { $0.measured?[column] ?? nil != nil }
    }
    let heads = ["", "point"] + plan.axes.map(\.key) + shown.map { plan.objectives[$0].name }
    var table = TextTable(header: heads, numeric: [1] + Array(plan.axes.count + 2..<heads.count))
    let isShort = record.points.count <= SweepTable.most
    for ranked in ranking.points
    where printsAll || isShort || ranked.isOnFront || ranked.isCurrent {
      table.add(SweepTable.cells(ranked, plan, shown))
    }
    if !ranking.holdsCurrent {
      let marks = ranking.isCurrentOnFront ? "* current" : "current"
      let values = SweepTable.values(record.current, plan, shown)
      table.add([marks, "-"] + plan.current + values)
    }
    lines =
      table.text + [""] + SweepTable.notes(record, ranking) + [""] + SweepAdvice(ranking).lines
  }

  private static func cells(
    _ ranked: SweepRanking.Ranked,
    _ plan: SweepPlan,
    _ shown: [Int]
  ) -> [String] {
    let marks = [ranked.isOnFront ? "*" : "", ranked.isCurrent ? "current" : ""]
    let front = [marks.filter { !$0.isEmpty }.joined(separator: " "), String(ranked.point.index)]
    let word: String? =
      switch ranked.point.outcome {
      case .measured: nil
      case .dropped(let runs): "dropped after \(runs) of \(plan.runs.count)"
      case .refused: "does not fit"
      }
    let parts = ranked.point.measured ?? []
    let words = shown.indices.map { $0 == 0 ? word ?? "" : "" }
    let values = word == nil ? SweepTable.values(parts, plan, shown) : words
    return front + ranked.point.values + values
  }

  private static func values(_ parts: [Int64?], _ plan: SweepPlan, _ shown: [Int]) -> [String] {
    shown.map { text(plan.objectives[$0], parts[$0]) }
  }

  /// A value of an objective as people read it.
  static func text(_ objective: SweepObjective, _ parts: Int64?) -> String {
    parts.map { MeasureText.text(Measure(parts: $0, unit: objective.metric.unit)) } ?? "-"
  }

  private static func notes(_ record: SweepRecord, _ ranking: SweepRanking) -> [String] {
    let points = record.points
    let dropped = points.count { if case .dropped = $0.outcome { true } else { false } }
    let refused = points.count { if case .refused = $0.outcome { true } else { false } }
    var parts = ["\(points.count) points", "\(ranking.frontCount) that no other beats (*)"]
    if dropped > 0 { parts.append("\(dropped) dropped early, beaten by the current constants") }
    if refused > 0 { parts.append("\(refused) whose constants do not fit one another") }
    let runs = record.plan.runs.count
    let each = runs == 1 ? "on 1 run" : "each on \(runs) runs"
    return ["tune: " + parts.joined(separator: ", ") + "; " + each]
  }
}
