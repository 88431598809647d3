internal import Experiments
internal import FrameMetrics

/// The table of a sweep that varies one constant at a time: a line for each constant and value,
/// with what it changes in each objective.
///
/// Source: BM-SWEEP-1.
struct SweepEffects {
  /// The lines.
  let lines: [String]

  /// Lays out the table; values that change nothing are left out unless all are asked for.
  init(_ ranking: SweepRanking, printsAll: Bool, within width: Int) {
    let record = ranking.record
    let plan = record.plan
    let columns = SweepTable.columns(of: record)
    let heads = ["", "constant", "value", "verdict"] + columns.map { plan.objectives[$0].name }
    var table = TextTable(header: heads, numeric: Array(4..<heads.count))
    let now = columns.map { SweepTable.text(plan.objectives[$0], record.current[$0]) }
    table.add([ranking.isCurrentOnFront ? "*" : "", "current", "", ""] + now)
    var moving: Set<Int> = []
    for ranked in ranking.points {
      guard let axis = SweepEffects.axis(of: ranked.point, plan) else { continue }
      let cells = columns.map { SweepEffects.change(in: $0, ranked.point, record) }
      let verdict = SweepTable.verdict(of: ranked.point, plan)
      let isMoving =
        cells.contains { !$0.isEmpty } || ranked.point.measured == nil
        || ranked.point.misses != record.currentMisses
      if isMoving { moving.insert(axis) }
      guard isMoving || printsAll else { continue }
      let mark = ranked.isOnFront ? "*" : ranked.isOnAllowedFront ? "+" : ""
      table.add([mark, plan.axes[axis].key, ranked.point.values[axis], verdict] + cells)
    }
    var lines = table.text(within: width)
    lines.append("")
    lines.append("Each value stands against the current constants; an empty cell means no change.")
    let still = plan.axes.indices.filter { !moving.contains($0) }.map { plan.axes[$0].key }
    if !still.isEmpty {
      lines += WrappedText.lines(
        "No value tried changes anything here: " + still.joined(separator: ", "),
        within: width
      )
    }
    self.lines = lines
  }

  /// The one constant that a point changes; `nil` for the current constants.
  private static func axis(of point: SweepPoint, _ plan: SweepPlan) -> Int? {
    plan.axes.indices.first { !point.values[$0].utf8.elementsEqual(plan.current[$0].utf8) }
  }

  /// What a point changes in an objective; empty for nothing.
  private static func change(in column: Int, _ point: SweepPoint, _ record: SweepRecord) -> String {
    guard let values = point.measured, values[column] != record.current[column] else { return "" }
    let objective = record.plan.objectives[column]
    guard let now = record.current[column], let value = values[column] else {
      return SweepTable.text(objective, values[column])
    }
    let text = SweepTable.text(objective, value - now)
    return value > now ? "+" + text : text
  }
}
