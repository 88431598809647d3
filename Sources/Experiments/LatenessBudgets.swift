public import ChatScenarios
public import FrameMetrics

/// Budgets on late frames, which mean something only where work takes time.
///
/// Without costs no frame can be late, so such a budget would never fire.
///
/// Source: BM-PRIN-5, M-HITCH-1, M-OVER-1.
public enum LatenessBudgets {
  private static let prefixes = [
    "hitch.", "frame.late.", "frame.overrun.", "frame.dropped", "jank.",
  ]

  /// Whether a metric tells of late frames alone.
  public static func holds(_ metric: Metric) -> Bool {
    let name = metric.name.description.utf8
    return prefixes.contains { name.starts(with: $0.utf8) }
  }

  /// Refuses a budget on late frames for a run in which nothing takes time.
  ///
  /// - Throws: `InputError` with the first such metric, the scenario and the way out.
  /// - Complexity: O(*b* + *e*), where *b* is the number of budgets and *e* of events.
  public static func check(_ budgets: [Budget], of scenario: Scenario) throws(InputError) {
    guard scenario.costs.isFree, !scenario.stalls,
      let budget = budgets.first(where: { holds($0.metric) })
    else { return }
    throw InputError(
      place: scenario.name.description,
      message: "the budget on \(budget.metric.name) means nothing, because all work is free and no "
        + "frame can be late; state costs in the scenario, or give --cost or --set cost.KEY=VALUE"
    )
  }
}
