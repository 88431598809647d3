import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct CostTableTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try CostTable.setting(from: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Each of the 8 prices is a key of its own`() throws {
    #expect(CostTable.keys.count == 8)
    #expect(Set(CostTable.keys).count == 8)
    var seen: [WorkCost] = []
    for key in CostTable.all {
      var cost = WorkCost()
      try CostTable.apply([ConstantSetting(key: key.key, text: "2ms")], to: &cost, at: "test")
      #expect(key.price(in: cost) == .milliseconds(2))
      #expect(CostTable.all.count { $0.price(in: cost) > .zero } == 1)
      #expect(!seen.contains(cost))
      seen.append(cost)
    }
  }

  @Test func `Every price of the engine has a key`() throws {
    let settings = CostTable.keys.map { ConstantSetting(key: $0, text: "1ms") }
    var cost = WorkCost()
    try CostTable.apply(settings, to: &cost, at: "test")
    let all = WorkCost(
      render: .milliseconds(1),
      snapshot: .milliseconds(1),
      snapshotRow: .milliseconds(1),
      layoutPass: .milliseconds(1),
      configure: .milliseconds(1),
      measure: .milliseconds(1),
      measurePer100Points: .milliseconds(1),
      commit: .milliseconds(1)
    )
    #expect(cost == all)
    #expect(Mirror(reflecting: cost).children.count == CostTable.keys.count)
  }

  @Test func `The two shipped profiles are modelled, named so, and price everything`() {
    #expect(CostTable.profileNames == ["modelled-phone", "modelled-slow-phone"])
    for profile in CostTable.profiles {
      #expect(profile.source == .modelled)
      #expect(profile.settings.count == 8)
    }
  }

  @Test func `Prices lie from 0 to 1 s, and what lies beyond or is no time is one line`() {
    #expect(message("cost.render=0") == nil)
    #expect(message("cost.render=1s") == nil)
    #expect(message("cost.measure=1/4ms") == nil)
    #expect(
      message("cost.render=1001ms")
        == "--set: cost.render: 1001 ms lies outside the range 0 ms to 1000 ms"
    )
    #expect(message("cost.render=-1ms")?.contains("outside the range") == true)
    #expect(message("cost.render=2pt") == "--set: cost.render: 2pt is no time such as 48ms or 1/6s")
    #expect(message("cost.render") == "--set cost.render: write it as KEY=VALUE")
    #expect(
      message("cost.rendr=1") == "--set: cost.rendr: unknown key; nearest: cost.render, "
        + "cost.measure, cost.configure"
    )
  }
}
