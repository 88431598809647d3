import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct ScenarioActionTests {
  private let row = RowReference(group: "a")
  private let group = RowGroup(name: "b", source: .heights([.points(1)]), preparation: .ready)

  @Test func `Every reference of an event is found`() {
    let change = PlannedChange(row: row, height: .points(1), preparation: .ready)
    let growth = GrowthPlan(row: row, perSecond: .points(1), every: nil, until: .zero)
    let turns = AlternationPlan(
      row: row,
      heights: [],
      every: .milliseconds(1),
      until: .zero
    )
    let stream = StreamPlan(
      target: .row(row),
      growth: .height(perSecond: .points(1)),
      every: .milliseconds(1)
    )
    let actions: [ScenarioAction] = [
      .resize(row, height: .points(1)), .grow(growth), .alternate(turns),
      .live(changes: [change], append: []), .stream(stream),
      .window(rows: [.rows(row)], changes: []), .window(rows: [], changes: [change]),
    ]
    for action in actions { #expect(action.references == [row]) }
    #expect(ScenarioAction.touchUp.references == [])
  }

  @Test func `Every group that an event brings is found`() {
    let stream = StreamPlan(
      target: .append(group),
      growth: .text(bytesPerRevision: 1),
      every: .milliseconds(1)
    )
    let actions: [ScenarioAction] = [
      .live(changes: [], append: [group]), .send(append: [group]), .stream(stream),
      .window(rows: [.rows(row), .new(group)], changes: []),
    ]
    for action in actions { #expect(action.groups == [group]) }
    #expect(ScenarioAction.tapBottom.groups == [])
  }
}
