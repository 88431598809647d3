import FaultSimulation
import Testing
import TimelineUnits

/// Covers `ShrinkSearch`.
@Suite struct ShrinkerTests {
  @Test(arguments: 0..<20)
  func `100 elements of which 3 matter shrink to these 3`(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let wanted = (0..<3).map { random.below(30) + $0 * 31 }
    let shrunk = Shrinker().shrink(Array(0..<100)) { script in
      wanted.allSatisfy(script.contains)
    }
    #expect(shrunk.elements == wanted, "seed \(seed)")
    #expect(shrunk.runs <= 200, "seed \(seed)")
  }

  @Test func `A pair that only fails together is not split`() {
    let shrunk = Shrinker().shrink(Array(0..<64)) { $0.contains(5) && $0.contains(60) }
    #expect(shrunk.elements == [5, 60])
  }

  @Test func `Elements take their plainest form that still fails`() {
    let shrunk = Shrinker().shrink(
      [17, 23, 42],
      plainer: { number in [0, number / 10 * 10].filter { $0 < number } }
    ) { script in script.contains { $0 >= 20 } }
    #expect(shrunk.elements == [20])
  }

  @Test func `Shrinking stops at its bound, with a script that fails`() {
    var runs = 0
    let shrunk = Shrinker(maximumRuns: 7).shrink(Array(0..<1_000)) { script in
      runs += 1
      return script.contains(999)
    }
    #expect(runs == 7)
    #expect(shrunk.runs == 7)
    #expect(shrunk.elements.contains(999))
  }

  /// A shrinker that took what does not fail would end at an empty script here.
  @Test func `A script that fails only as a whole stays whole`() {
    let whole = Array(0..<12)
    let shrunk = Shrinker().shrink(whole) { $0 == whole }
    #expect(shrunk.elements == whole)
  }
}
