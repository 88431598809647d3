internal import Experiments

/// The lines under a table of points that say what its words and marks mean.
enum SweepNotes {
  /// The lines, the count of points first.
  static func lines(_ ranking: SweepRanking) -> [String] {
    let record = ranking.record
    var lines = [count(ranking)]
    let isJudged = record.plan.runs.contains { $0.budgets > 0 }
    if !isJudged {
      lines.append("-: no budget holds for these runs, so no point is judged")
    } else if ranking.missingCount > 0 || record.currentMisses != nil {
      lines.append(
        "misses N: so many budgets of the runs are missed, 'gate' would refuse the point"
      )
    }
    let columns = SweepTable.columns(of: record)
    let rows = record.points.compactMap(\.measured) + [record.current]
    if rows.contains(where: { values in columns.contains { values[$0] == nil } }) {
      lines.append(
        "none: a run that has the value with other constants has none with these, such as a list "
          + "that is never revealed; this counts as worse than any value"
      )
    }
    return lines
  }

  private static func count(_ ranking: SweepRanking) -> String {
    let points = ranking.record.points
    let dropped = points.count { if case .dropped = $0.outcome { true } else { false } }
    let refused = points.count { if case .refused = $0.outcome { true } else { false } }
    var parts = [
      CountText.text(points.count, "point"), "\(ranking.frontCount) that no other beats (*)",
    ]
    if ranking.allowedCount > 0 {
      parts.append(
        "\(ranking.allowedCount) more among the best of those that keep every budget (+)"
      )
    }
    if ranking.missingCount > 0 { parts.append("\(ranking.missingCount) that miss a budget") }
    if dropped > 0 {
      parts.append("\(dropped) dropped, because the current constants beat them whatever comes")
    }
    if refused > 0 {
      parts.append("\(refused) refused, because their constants do not fit one another")
    }
    let runs = ranking.record.plan.runs.count
    let each = (runs == 1 ? "on " : "each on ") + CountText.text(runs, "run")
    return "tune: " + parts.joined(separator: ", ") + "; " + each
  }
}
