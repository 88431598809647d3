import ChatScenarios
import Testing

@Suite struct ConstantTableSweepTests {
  private func setting(_ key: String, _ text: String) -> ConstantSetting {
    ConstantSetting(key: key, text: text)
  }

  @Test func `A value is written in one way however it was given`() {
    for text in ["48ms", "0.048s", "48 ms", "48"] {
      #expect(ConstantTable.normalized(setting("reveal.passDelay", text)) == "48 ms")
    }
    #expect(ConstantTable.normalized(setting("render.minInterval", "1/6s")) == "1/6 s")
    #expect(ConstantTable.normalized(setting("reveal.passDelay", "x")) == nil)
    #expect(ConstantTable.normalized(setting("x", "1")) == nil)
  }

  @Test func `Equal steps hold both ends`() {
    let (low, high) = (setting("reveal.passDelay", "8ms"), setting("reveal.passDelay", "32ms"))
    #expect(
      ConstantTable.steps(from: low, to: high, count: 4) == ["8 ms", "16 ms", "24 ms", "32 ms"]
    )
    let clock = setting("reveal.passClock", "fixedRate")
    #expect(ConstantTable.steps(from: clock, to: clock, count: 2) == nil)
  }

  @Test func `Around a value lie its half and its double within the range, or other words`() {
    #expect(
      ConstantTable.neighbours(of: setting("reveal.passDelay", "32ms")) == ["16 ms", "64 ms"]
    )
    #expect(ConstantTable.neighbours(of: setting("reveal.passDelay", "4ms")) == ["8 ms"])
    #expect(
      ConstantTable.neighbours(of: setting("reveal.passClock", "fixedRate")) == ["sleepAfterWork"]
    )
  }

  @Test func `Prices are varied as constants are, and 'own' is a value of each`() throws {
    #expect(ConstantTable.normalized(setting("cost.render", "1.5ms")) == "1.5 ms")
    #expect(ConstantTable.normalized(setting("cost.render", "own")) == "own")
    let (low, high) = (setting("cost.render", "0ms"), setting("cost.render", "4ms"))
    #expect(ConstantTable.steps(from: low, to: high, count: 3) == ["0 ms", "2 ms", "4 ms"])
    let own = setting("cost.render", "own")
    #expect(ConstantTable.steps(from: low, to: own, count: 3) == nil)
    for good in [low, own] { try ConstantTable.check(only: good, at: "--vary") }
    for (key, text) in [("cost.render", "2s"), ("cost.rendr", "1ms"), ("cost.render", "owner")] {
      #expect(throws: InputError.self) {
        try ConstantTable.check(only: setting(key, text), at: "--vary \(key)")
      }
    }
  }

  @Test func `The product's values are the defaults, unless a setting holds for all`() throws {
    let keys = ["reveal.passDelay", "reveal.stillPasses"]
    let settings = [setting("reveal.passDelay", "48ms")]
    #expect(try ConstantTable.values(of: keys, with: []).map(\.text) == ["32 ms", "3"])
    #expect(try ConstantTable.values(of: keys, with: settings).map(\.text) == ["48 ms", "3"])
  }

  @Test func `A value by itself is checked against its own range alone`() throws {
    try ConstantTable.check(only: setting("reveal.stillPasses", "30"), at: "--vary")
    #expect {
      try ConstantTable.check(only: setting("reveal.passDely", "3"), at: "--vary reveal.passDely")
    } throws: { error in
      (error as? InputError)?.description
        == "--vary reveal.passDely: unknown key; nearest: reveal.passDelay, "
        + "reveal.passClock, bottom.passDelay"
    }
  }
}
