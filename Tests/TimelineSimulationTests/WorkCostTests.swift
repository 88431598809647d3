import Testing
import TimelineCoordinator
import TimelineUnits

@testable import TimelineSimulation

@Suite struct WorkCostTests {
  @Test func `Every count has its own price`() {
    var work = ScreenWork()
    work.renders = 1
    work.snapshots = 2
    work.snapshotRows = 3
    work.layoutPasses = 4
    work.configures = 5
    work.measures = 6
    work.measuredHeight = .points(700)
    work.commits = 8
    let cost = WorkCost(
      render: .milliseconds(1),
      snapshot: .milliseconds(10),
      snapshotRow: .milliseconds(100),
      layoutPass: .milliseconds(1_000),
      configure: .milliseconds(10_000),
      measure: .milliseconds(100_000),
      measurePer100Points: .milliseconds(1_000_000),
      commit: .milliseconds(10_000_000)
    )
    #expect(cost.time(for: work) == .milliseconds(87_654_321))
    #expect(!cost.isFree)
    #expect(WorkCost().isFree)
    #expect(WorkCost().time(for: work) == .zero)
  }
}
