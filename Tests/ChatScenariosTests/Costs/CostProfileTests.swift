import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct CostProfileTests {
  @Test func `A profile without changes stays what it is`() throws {
    let profile = try #require(CostTable.profile(named: "modelled-phone"))
    #expect(try profile.changed(by: []) == profile)
  }

  @Test func `A changed profile is a stated one and no longer measured`() throws {
    let measured = CostProfile(
      name: "mine",
      source: .measured,
      cost: WorkCost(measure: .milliseconds(3))
    )
    let changed = try measured.changed(by: [ConstantSetting(key: "cost.render", text: "1ms")])
    #expect(changed.name == "stated")
    #expect(changed.source == .modelled)
    #expect(changed.cost == WorkCost(render: .milliseconds(1), measure: .milliseconds(3)))
  }

  @Test func `Settings name the prices that are not zero, with their unit`() {
    let profile = CostProfile(name: "a", cost: WorkCost(measure: Interval(ticks: 529_200)))
    #expect(profile.settings == [ConstantSetting(key: "cost.measure", text: "0.75 ms")])
    #expect(CostProfile.free.settings == [])
    #expect(CostProfile.free.cost.isFree)
  }
}
