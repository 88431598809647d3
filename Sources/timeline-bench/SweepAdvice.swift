internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// What to choose from a sweep, in words, with what it trades.
///
/// A point that misses a budget is never recommended: a gate would refuse it.
///
/// Source: BM-SWEEP-3.
struct SweepAdvice {
  /// A constant that a point changes.
  typealias Change = (key: String, from: String, to: String)

  /// The lines.
  let lines: [String]

  /// Puts the advice into words.
  init(_ ranking: SweepRanking) {
    let record = ranking.record
    let allowed = ranking.points.filter { $0.isOnAllowedFront && !$0.isCurrent }.map(\.point)
    // Where the current constants miss budgets, keeping them all is worth more than any objective.
    let better = record.currentMisses == nil ? allowed.filter { $0.beats(record) } : allowed
    if let best = SweepAdvice.first(better, record) {
      lines = SweepAdvice.change(to: best, record)
    } else {
      lines = SweepAdvice.keep(ranking)
    }
  }

  /// The point that is best in the first objective that tells them apart; of equal ones that which
  /// changes the fewest constants.
  private static func first(_ points: [SweepPoint], _ record: SweepRecord) -> SweepPoint? {
    points.min { left, right in
      let pairs = zip(left.measured ?? [], right.measured ?? [])
      for (objective, (a, b)) in zip(record.plan.objectives, pairs) where a != b {
        return objective.isBetter(a, than: b)
      }
      let plan = record.plan
      let (few, many) = (changes(left.values, plan).count, changes(right.values, plan).count)
      return few != many ? few < many : left.index < right.index
    }
  }

  /// The constants that differ from the current ones.
  static func changes(_ values: [String], _ plan: SweepPlan) -> [Change] {
    plan.axes.indices.compactMap { index in
      let (from, to) = (plan.current[index], values[index])
      return from.utf8.elementsEqual(to.utf8) ? nil : (plan.axes[index].key, from, to)
    }
  }

  /// Changes in words: what each constant becomes.
  static func words(_ changes: [Change], of sign: String) -> String {
    changes.map { $0.key + sign + $0.to }.joined(separator: ", ")
  }

  private static func change(to point: SweepPoint, _ record: SweepRecord) -> [String] {
    let changes = changes(point.values, record.plan)
    let words = changes.map { "\($0.key) \($0.from) -> \($0.to)" }.joined(separator: ", ")
    var lines = ["recommended: " + words]
    if let misses = record.currentMisses {
      lines.append(
        "  it keeps every budget; the current constants miss \(misses.count), first "
          + first(of: misses, record)
      )
    }
    lines += effects(of: point, record).map { "  " + $0 }
    let isWorse = !point.beats(record)
    lines.append(
      isWorse
        ? "  what these constants trade:"
        : "  worse in nothing that was looked at; what these constants trade:"
    )
    return lines
      + changes.compactMap { change in
        trade(of: change.key).map { "  \(change.key): \($0)" }
      }
  }

  private static func trade(of key: String) -> String? {
    if let constant = ConstantTable.constant(key) { return constant.trade }
    return CostTable.costKey(key).map { $0.meaning + " A price to bring down, not a choice." }
  }

  private static func keep(_ ranking: SweepRanking) -> [String] {
    let record = ranking.record
    let isJudged = record.plan.runs.contains { $0.budgets > 0 }
    let who = isJudged ? "no point that keeps every budget" : "no point"
    var lines = [
      "recommended: keep the current constants; \(who) is better in something and worse in nothing"
    ]
    if let misses = record.currentMisses {
      let count = CountText.text(misses.count, "budget")
      lines.append(
        "  the current constants miss \(count) themselves, first "
          + first(of: misses, record) + "; so does every point"
      )
    }
    lines += refused(ranking)
    for (point, names) in alternatives(ranking) {
      let words = words(changes(point.values, record.plan), of: " = ")
      lines.append("  for a better \(names.joined(separator: " and ")): \(words)")
      if let misses = point.misses {
        lines.append(
          "    misses \(CountText.text(misses.count, "budget")), first "
            + first(of: misses, record)
        )
      }
      lines += effects(of: point, record).map { "    " + $0 }
    }
    return lines
  }

  /// The best point for each objective that another point is better in, with the names of the
  /// objectives that it is best for; points that beat the current constants are told apart.
  private static func alternatives(
    _ ranking: SweepRanking
  ) -> [(point: SweepPoint, names: [String])] {
    let record = ranking.record
    var found: [(point: SweepPoint, names: [String])] = []
    for (index, objective) in record.plan.objectives.enumerated() {
      let better = ranking.points.map(\.point).filter { point in
        guard let values = point.measured else { return false }
        return objective.isBetter(values[index], than: record.current[index])
          && !point.beats(record)
      }
      guard let best = best(better, in: index, objective) else { continue }
      if let known = found.firstIndex(where: { $0.point.index == best.index }) {
        found[known].names.append(objective.name)
      } else {
        found.append((best, [objective.name]))
      }
    }
    return found
  }

  /// The point with the best value of one objective; one that keeps every budget goes first.
  private static func best(
    _ points: [SweepPoint],
    in index: Int,
    _ objective: SweepObjective
  ) -> SweepPoint? {
    points.min { left, right in
      if (left.misses == nil) != (right.misses == nil) { return left.misses == nil }
      let (a, b) = (left.measured?[index] ?? nil, right.measured?[index] ?? nil)
      return a != b ? objective.isBetter(a, than: b) : left.index < right.index
    }
  }

  /// What is said of points that would be better, if they did not miss budgets.
  private static func refused(_ ranking: SweepRanking) -> [String] {
    let record = ranking.record
    let better = ranking.points.map(\.point).filter { $0.misses != nil && $0.beats(record) }
    let fewest = better.map { $0.misses?.count ?? 0 }.min()
    guard let best = first(better.filter { $0.misses?.count == fewest }, record),
      let misses = best.misses
    else { return [] }
    let words = words(changes(best.values, record.plan), of: " = ")
    let count = CountText.text(
      better.count,
      "point beats them and misses budgets: " + words,
      "points beat them and miss budgets, the fewest " + words
    )
    return [
      "  " + count,
      "    misses \(CountText.text(misses.count, "budget")), first " + first(of: misses, record)
        + "; a budget that pins a value has to change together with the constant",
    ] + effects(of: best, record).map { "    " + $0 }
  }

  private static func first(of misses: SweepMisses, _ record: SweepRecord) -> String {
    let scenario = TerminalText.escaped(record.plan.runs[misses.run].scenario)
    return "\(misses.metric.name) in \(scenario)"
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

extension SweepPoint {
  /// Whether the point is better than the current constants in something and worse in nothing.
  fileprivate func beats(_ record: SweepRecord) -> Bool {
    measured.map { ParetoFront.dominates($0, record.current, record.plan.objectives) } ?? false
  }
}
