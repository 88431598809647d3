import ChatScenarios
import Testing
import TimelineScroll
import TimelineSimulation
import TimelineUnits

@Suite struct ScreenShrinkerTests {
  @Test func `A scenario of 20 s in which updates shift the list shrinks to a few events`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var file = ScreenInputFile(RandomScreen.input(seed: seed, duration: .seconds(20)))
      file.fault = .updateShiftsList
      guard let first = ScreenChecks.violations(in: file.input).first else { continue }
      let small = ScreenShrinker.shrink(file.input, first)
      #expect(small.input.events.count <= 5, "seed \(seed)")
      #expect(small.input.duration < .seconds(20))
      // What is left still breaks the rule, and does so after a round trip through a file.
      let copy = try ScreenInputFile(ScreenInputFile(small.input).json(), at: "file")
      #expect(ScreenChecks.violations(in: copy.input).first == small.violation)
      return
    }
    Issue.record("no seed breaks a rule")
  }

  @Test func `Without runs nothing is made smaller`() {
    let input = RandomScreen.input(seed: 3, duration: .seconds(2))
    let violation = ScreenViolation(check: "anchor", at: .zero, message: "none")
    let same = ScreenShrinker.shrink(input, violation, budget: 0)
    #expect(same.violation == violation)
    #expect(same.input.events == input.events)
  }
}
