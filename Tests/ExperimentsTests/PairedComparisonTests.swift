import BenchmarkKit
import Experiments
import Testing
import TimelineUnits

/// Covers `PairedSeries`, `PairedResult`, `PairSample`.
@Suite struct PairedComparisonTests {
  /// A machine on a clock of its own: each process takes 0.1 s, and its samples vary by ±`spread`.
  private final class Machine {
    var random: RandomSource
    var seconds = 0.0
    var processes: [PairedComparison.Side] = []
    let spread: Double
    let factor: (_ process: Int) -> Double

    init(seed: UInt64, spread: Double, factor: @escaping (_ process: Int) -> Double) {
      random = RandomSource(seed: seed)
      self.spread = spread
      self.factor = factor
    }

    func measure(_ side: PairedComparison.Side, _ names: [String]) -> [PairSample] {
      seconds += 0.1
      processes.append(side)
      return names.map { name in
        let noise = 1 + spread * (Double(random.below(2_001)) / 1_000 - 1)
        let isSlow = side == .head && name.hasPrefix("slow")
        let cost = noise * (isSlow ? factor(processes.count) : 1)
        return PairSample(cpu: cost, wall: cost * 3)
      }
    }
  }

  private func results(
    _ names: [String],
    on machine: Machine,
    delta: Double = 0.05,
    mayRaise: Bool = true,
    seconds: Double = 60,
    seed: UInt64 = 1
  ) -> [PairedResult] {
    PairedComparison(
      names: names,
      delta: delta,
      mayRaiseDelta: mayRaise,
      seconds: seconds,
      seed: seed
    ).results(
      clock: { machine.seconds },
      isStopped: { false },
      progress: { _ in },
      measure: machine.measure
    )
  }

  /// BM-TIME-2.
  @Test func `Every round has one process of each side, in changing order`() {
    let machine = Machine(seed: 1, spread: 0.01) { _ in 1 }
    let result = results(["a"], on: machine)[0]
    #expect(result.verdict == .same)
    #expect(machine.processes.count == 3 * result.pairs)
    let rounds = stride(from: 0, to: machine.processes.count, by: 3).map {
      Array(machine.processes[$0..<($0 + 3)])
    }
    #expect(
      rounds.allSatisfy { $0.count == 3 && PairedComparison.Side.allCases.allSatisfy($0.contains) }
    )
    #expect(rounds.contains { $0.first == .head } && rounds.contains { $0.first == .base })
  }

  /// BM-TIME-5.
  @Test func `A quiet machine is done after 20 rounds`() {
    let machine = Machine(seed: 2, spread: 0.01) { _ in 1 }
    let result = results(["a"], on: machine)[0]
    #expect(result.pairs == 20)
    #expect(result.needed == nil)
  }

  /// BM-SELF-4.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `A slowdown of 2 is worse for that case alone, confirmed by a second set`(seed: UInt64) {
    let machine = Machine(seed: seed, spread: 0.1) { _ in 2 }
    let all = results(["a", "slow", "b"], on: machine, seed: seed)
    #expect(all[1].verdict == .worse, "seed \(seed)")
    #expect((all[1].confirmation?.low ?? 0) > 1.5)
    #expect(abs((all[1].wall ?? 0) - 2) < 0.3)
    for other in [all[0], all[2]] {
      #expect(other.verdict != .worse, "seed \(seed)")
      #expect(other.confirmation == nil)
    }
  }

  /// BM-SELF-4.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Of 8 cases of identical code none is worse`(seed: UInt64) {
    let machine = Machine(seed: seed, spread: 0.2) { _ in 1 }
    let names = (1...8).map { "case-\($0)" }
    let all = results(names, on: machine, seconds: 9, seed: seed)
    #expect(all.allSatisfy { $0.verdict != .worse }, "seed \(seed)")
  }

  /// BM-TIME-6.
  @Test func `What is slow in the first set only is inconclusive`() {
    let machine = Machine(seed: 3, spread: 0.02) { $0 <= 60 ? 2 : 1 }
    let result = results(["slow"], on: machine)[0]
    #expect(result.verdict == .inconclusive)
    #expect(result.change?.low ?? 0 > 1.5)
    #expect(result.confirmation?.high ?? 2 < 1.5)
  }

  /// BM-TIME-5.
  @Test func `When the time is over it says how many pairs it takes`() throws {
    let machine = Machine(seed: 4, spread: 0.4) { _ in 1 }
    let result = results(["a"], on: machine, delta: 0.02, mayRaise: false, seconds: 6)[0]
    #expect(result.verdict == .inconclusive)
    #expect(try #require(result.needed) > result.pairs)
  }

  /// BM-TIER-3.
  @Test func `A change below twice the floor is refused, or raised where it may be`() throws {
    let asked = Machine(seed: 5, spread: 0.3) { _ in 1 }
    let refused = results(["a"], on: asked, delta: 0.01, mayRaise: false, seconds: 6)[0]
    #expect(refused.isBelowFloor)
    #expect(refused.delta == 0.01)
    let open = Machine(seed: 5, spread: 0.3) { _ in 1 }
    let raised = results(["a"], on: open, delta: 0.01, seconds: 6)[0]
    #expect(!raised.isBelowFloor)
    #expect(raised.delta == 2 * (try #require(raised.twin)).floor)
  }

  /// BM-STAT-2.
  @Test func `A case that a build cannot measure has no ratio and is inconclusive`() {
    let machine = Machine(seed: 6, spread: 0.1) { _ in 1 }
    let comparison = PairedComparison(
      names: ["a"],
      delta: 0.05,
      mayRaiseDelta: true,
      seconds: 3,
      seed: 1
    )
    let result = comparison.results(
      clock: { machine.seconds },
      isStopped: { false },
      progress: { _ in },
      measure: { side, names in
        let samples = machine.measure(side, names)
        return side == .base ? samples.map { _ in PairSample(nil) } : samples
      }
    )[0]
    #expect(result.verdict == .inconclusive)
    #expect(result.pairs == 0 && result.undefined > 0)
    #expect(result.change == nil && result.twin == nil && result.wall == nil)
  }

  @Test func `A stop ends the rounds at once and judges what is there`() {
    let machine = Machine(seed: 7, spread: 0.1) { _ in 1 }
    let comparison = PairedComparison(
      names: ["a"],
      delta: 0.05,
      mayRaiseDelta: true,
      seconds: 60,
      seed: 1
    )
    let result = comparison.results(
      clock: { machine.seconds },
      isStopped: { machine.processes.count >= 6 },
      progress: { _ in },
      measure: machine.measure
    )[0]
    #expect(result.pairs == 2)
    #expect(result.change == nil)
    #expect(result.verdict == .inconclusive)
  }

  /// BM-PROG-1.
  @Test func `The progress counts rounds and tells the width of the widest open interval`() {
    let machine = Machine(seed: 8, spread: 0.1) { _ in 1 }
    var steps: [PairedComparison.Progress] = []
    _ = PairedComparison(names: ["a"], delta: 0.2, mayRaiseDelta: true, seconds: 60, seed: 1)
      .results(
        clock: { machine.seconds },
        isStopped: { false },
        progress: { steps.append($0) },
        measure: machine.measure
      )
    #expect(steps.map(\.rounds) == Array(1...steps.count))
    #expect(steps[8].width == nil && steps[9].width != nil && steps[10].width == steps[9].width)
    #expect(steps.last?.openCases == 0)
  }
}
