import ChatScenarios
import FrameMetrics
import Testing
import TimelineUnits

@testable import Experiments

/// Self-tests of one small scenario that is revealed after 128 ms.
enum SelfTestWorld {
  static let time = Budget(.revealMs, .equals, value: 128)
  static let faults = Budget(.faultsCount, .equals, value: 0)

  static func subject(_ budgets: [Budget?]) throws -> SelfTestSubject {
    let name = try #require(ScenarioName("reveal/rows"))
    let scenario = Scenario(
      name: name,
      title: "Rows that are ready",
      device: "plain",
      duration: .seconds(1),
      rows: [RowGroup(source: .heights([.points(900), .points(120)]), preparation: .ready)]
    )
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: nil, fonts: nil))
    return SelfTestSubject(
      scenario: name,
      compiled: try runner.compile(scenario, histories: Histories()),
      lines: budgets.compactMap(\.self).map { BudgetLine(scope: "reveal/*", budget: $0) }
    )
  }

  static func report(
    _ budgets: [Budget?],
    _ faults: [ScenarioFault?]
  ) throws -> SelfTestReport {
    let test = SelfTest([try subject(budgets)])
    return SelfTestReport(try faults.map { try test.trial(of: $0) }, on: test.subjects)
  }
}
