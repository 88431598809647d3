import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct CostFileTests {
  private func text(_ costs: String, source: String = "measured", more: String = "") -> String {
    """
    {"schema":"timelinebench.costs/1","name":"mine","source":"\(source)",\
    "costs":{\(costs)}\(more)}
    """
  }

  private func read(_ text: String) throws(InputError) -> CostProfile {
    try CostFile.decode(Array(text.utf8), at: "costs.json")
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A file holds a name, a source and prices`() throws {
    let profile = try read(text(#""cost.measure":"2ms","cost.render":"1/4 ms""#))
    #expect(profile.name == "mine")
    #expect(profile.source == .measured)
    #expect(
      profile.cost == WorkCost(render: Interval(ticks: 176_400), measure: .milliseconds(2))
    )
  }

  @Test func `The shipped example is read, says that it is modelled and states every price`()
    throws
  {
    let path = Scenarios.root + "/Benchmarks/Costs/example.json"
    let profile = try CostFile.decode(InputFile.read(path, as: path), at: path)
    #expect(profile.source == .modelled)
    #expect(profile.settings.map(\.key) == CostTable.keys)
  }

  @Test func `Unknown keys, prices and sources name place, rule and the nearest`() {
    #expect(
      refusal(text(#""cost.mesure":"2ms""#))?
        .contains("FORMAT-3: costs[\"cost.mesure\"]: unknown key; nearest: ") == true
    )
    #expect(refusal(text(#""cost.measure":2"#))?.hasPrefix("costs.json: byte ") == true)
    #expect(refusal(text(#""cost.measure":"2s""#))?.contains("outside the range") == true)
    #expect(refusal(text("", source: "guessed"))?.contains("modelled, measured") == true)
    #expect(refusal(text("", more: #","note":"x""#))?.contains("FORMAT-1: note") == true)
    #expect(
      refusal(text("").replacing("costs/1", with: "costs/2"))
        == "costs.json: byte 10: FORMAT-4: schema: the format must be timelinebench.costs/1"
    )
  }
}
