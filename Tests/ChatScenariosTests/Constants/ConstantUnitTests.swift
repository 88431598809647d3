import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct ConstantUnitTests {
  @Test func `Times are read in any unit of time, bare numbers in the key's own`() {
    let tick = Interval.ticksPerSecond
    #expect(ConstantUnit.milliseconds.parts(of: "48") == Interval.milliseconds(48).ticks)
    #expect(ConstantUnit.milliseconds.parts(of: "0.048s") == Interval.milliseconds(48).ticks)
    #expect(ConstantUnit.seconds.parts(of: "1/6") == tick / 6)
    #expect(ConstantUnit.seconds.parts(of: "2min") == tick * 120)
    #expect(ConstantUnit.seconds.parts(of: "80pt") == nil)
  }

  @Test func `Lengths, speeds and counts take their own unit only`() {
    #expect(ConstantUnit.points.parts(of: "0.5pt") == 96)
    #expect(ConstantUnit.pointsPerSecond.parts(of: "80pt/s") == 15_360)
    #expect(ConstantUnit.pointsPerSecond.parts(of: "80pt") == nil)
    #expect(ConstantUnit.count(of: "passes").parts(of: "3 passes") == 3)
    #expect(ConstantUnit.count(of: "passes").parts(of: "3.5") == nil)
    #expect(ConstantUnit.count(of: "passes").parts(of: "3ms") == nil)
  }

  @Test func `A choice is one of its words, letter for letter`() {
    let unit = ConstantUnit.choice(["batch", "perCell"])
    #expect(unit.parts(of: "perCell") == 1)
    #expect(unit.parts(of: "percell") == nil)
    #expect(unit.text(of: 1) == "perCell")
    #expect(unit.text(of: 2) == "")
  }

  @Test func `What is written can be read back`() {
    for unit in [ConstantUnit.milliseconds, .seconds, .points, .pointsPerSecond] {
      for parts: Int64 in [0, 1, 7, 96, 192, 117_600_000, 705_600_000] {
        #expect(unit.parts(of: unit.text(of: parts)) == parts, "\(unit) \(parts)")
      }
    }
  }

  @Test func `A number too large to be exact is refused`() {
    #expect(ConstantUnit.seconds.parts(of: "99999999999") == nil)
  }
}
