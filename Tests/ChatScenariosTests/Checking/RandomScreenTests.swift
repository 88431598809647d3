import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct RandomScreenTests {
  private func file(_ seed: UInt64) -> [UInt8] {
    ScreenInputFile(RandomScreen.input(seed: seed, duration: .seconds(30))).json()
  }

  @Test func `Equal seeds give equal scenarios, other seeds others`() {
    #expect(file(7) == file(7))
    #expect(file(7) != file(8))
  }

  @Test func `In 60 scenarios of 30 s everything happens that can happen`() {
    var kinds = Set<String>()
    for seed in 0..<60 as Range<UInt64> {
      let input = RandomScreen.input(seed: seed, duration: .seconds(30))
      for timed in input.events { kinds.insert(Self.kind(of: timed.event)) }
      if !input.older.isEmpty { kinds.insert("older") }
      if !input.cost.isFree { kinds.insert("cost") }
      if input.firstLoad != nil { kinds.insert("firstLoad") }
    }
    let all: Set<String> = [
      "resize", "live", "window", "send", "touchDown", "touchMoved", "touchUp", "scrollTo",
      "viewport", "keyboard", "composer", "bottomTapped", "reduceMotion", "stall", "refresh",
      "older", "cost", "firstLoad",
    ]
    #expect(kinds == all)
  }

  private static func kind(of event: InputEvent) -> String {
    String("\(event)".prefix { $0.isLetter })
  }
}
