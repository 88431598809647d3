internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// What to choose from a sweep, in words, with what it trades.
///
/// Source: BM-SWEEP-3.
struct SweepAdvice {
  /// The lines.
  let lines: [String]

  /// Puts the advice into words.
  init(_ ranking: SweepRanking) {
    let record = ranking.record
    let objectives = record.plan.objectives
    let better = ranking.points.filter { ranked in
      guard let values = ranked.point.measured, ranked.isOnFront else { return false }
      return ParetoFront.dominates(values, record.current, objectives)
    }
    if let best = SweepAdvice.first(better, record) {
      lines = SweepAdvice.change(to: best, record)
    } else {
      lines = SweepAdvice.keep(ranking)
    }
  }

  /// The point that is best in the first objective that tells them apart; of equal ones that which
  /// changes the fewest constants.
  private static func first(
    _ points: [SweepRanking.Ranked],
    _ record: SweepRecord
  ) -> SweepPoint? {
    points.map(\.point).min { left, right in
      let pairs = zip(left.measured ?? [], right.measured ?? [])
      for (objective, (a, b)) in zip(record.plan.objectives, pairs) where a != b {
        return objective.isBetter(a, than: b)
      }
      let (few, many) = (changes(left, record).count, changes(right, record).count)
      return few != many ? few < many : left.index < right.index
    }
  }

  /// The constants of a point that differ from the current ones.
  private static func changes(
    _ point: SweepPoint,
    _ record: SweepRecord
  ) -> [(key: String, from: String, to: String)] {
    let plan = record.plan
    return plan.axes.indices.compactMap { index in
      let (from, to) = (plan.current[index], point.values[index])
      return from.utf8.elementsEqual(to.utf8) ? nil : (plan.axes[index].key, from, to)
    }
  }

  private static func change(to point: SweepPoint, _ record: SweepRecord) -> [String] {
    let changes = changes(point, record)
    let words = changes.map { "\($0.key) \($0.from) -> \($0.to)" }.joined(separator: ", ")
    var lines = ["recommended: " + words]
    lines += effects(of: point, record).map { "  " + $0 }
    lines.append("  worse in nothing that was looked at; what these constants trade:")
    for change in changes {
      if let constant = ConstantTable.constant(change.key) {
        lines.append("  \(change.key): \(constant.trade)")
      }
    }
    return lines
  }

  private static func keep(_ ranking: SweepRanking) -> [String] {
    let record = ranking.record
    var lines = [
      "recommended: keep the current constants; no point is better in something and worse in "
        + "nothing"
    ]
    for (index, objective) in record.plan.objectives.enumerated() {
      let better = ranking.points.filter { ranked in
        guard let values = ranked.point.measured, ranked.isOnFront else { return false }
        return objective.isBetter(values[index], than: record.current[index])
      }
      let best = better.map(\.point).min { left, right in
        let (a, b) = (left.measured?[index], right.measured?[index])
        return a != b ? objective.isBetter(a ?? nil, than: b ?? nil) : left.index < right.index
      }
      guard let best else { continue }
      let words = changes(best, record).map { "\($0.key) = \($0.to)" }.joined(separator: ", ")
      lines.append("  for a better \(objective.metric.name): \(words)")
      lines += effects(of: best, record).map { "    " + $0 }
    }
    return lines
  }

  /// What a point changes in each objective.
  private static func effects(of point: SweepPoint, _ record: SweepRecord) -> [String] {
    guard let values = point.measured else { return [] }
    return record.plan.objectives.indices.compactMap { index in
      let objective = record.plan.objectives[index]
      let (before, after) = (record.current[index], values[index])
      guard before != after else { return nil }
      let word = objective.isBetter(after, than: before) ? "better" : "worse"
      let (from, to) = (SweepTable.text(objective, before), SweepTable.text(objective, after))
      return "\(word) in \(objective.name): \(from) -> \(to)"
    }
  }
}
