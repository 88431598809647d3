import ChatOutbox
import FaultSimulation
import Testing

@testable import OutboxSimulation

/// Covers `OutboxWorld`, `OutboxWorld+Phone`, `OutboxWorld+Link`, `OutboxWorld+Steps`.
///
/// Covers `ScriptDraw`, `FatePlan`, `SimulatedPhone`, `Outbox+Chain`, `UInt64+Operations`.
@Suite struct OutboxSimulatorTests {
  /// H-OUTBOX-I1, H-OUTBOX-I2, H-OUTBOX-I3.
  @Test func `Nothing is lost, doubled or reordered in 300 seeds`() {
    for seed in 0..<300 as Range<UInt64> {
      let outcome = OutboxSimulator().run(seed: seed)
      #expect(outcome.violation == nil, "seed \(seed)")
    }
  }

  @Test func `Seeds and scripts that failed once hold`() {
    for seed in PastFailures.seeds {
      #expect(OutboxSimulator().run(seed: seed).violation == nil, "seed \(seed)")
    }
    for (index, script) in PastFailures.scripts.enumerated() {
      #expect(OutboxSimulator().run(script).violation == nil, "script \(index)")
    }
  }

  /// H-OUTBOX-I3.
  @Test func `An older state that is trusted undoes a cancel in 1 of the past scripts`() {
    let simulator = OutboxSimulator(mutant: .olderTrusted)
    let rules = PastFailures.scripts.compactMap { simulator.run($0).violation?.rule }
    #expect(rules.contains("H-OUTBOX-I3"))
  }

  @Test func `Every transition is taken in 300 seeds`() {
    var coverage = TransitionCoverage<OutboxTransition>()
    for seed in 0..<300 as Range<UInt64> {
      coverage.add(OutboxSimulator().run(seed: seed).coverage)
    }
    #expect(coverage.missing(below: 1) == [])
  }

  @Test(arguments: OutboxMutant.allCases)
  func `Each defect breaks an invariant within 1,000 seeds`(mutant: OutboxMutant) {
    let simulator = OutboxSimulator(mutant: mutant)
    let killer = (0..<1_000).first { simulator.run(seed: UInt64($0)).violation != nil }
    #expect(killer != nil, "\(mutant.rawValue) survives")
  }

  @Test func `The canary fails on most seeds`() {
    let simulator = OutboxSimulator(mutant: .everyThirdTwice)
    let count = (0..<50).filter { simulator.run(seed: $0).violation?.invariant == 1 }.count
    #expect(count > 25)
  }

  @Test func `A seed gives the same digest twice, and another one another`() {
    let first = OutboxSimulator().run(seed: 3)
    #expect(OutboxSimulator().run(seed: 3).digest == first.digest)
    #expect(OutboxSimulator().run(seed: 4).digest != first.digest)
  }

  @Test func `A script with the drawn fates runs as its seed does`() {
    for seed in 0..<40 as Range<UInt64> {
      let simulator = OutboxSimulator()
      let script = simulator.script(ofSeed: seed)
      #expect(simulator.run(script).digest == simulator.run(seed: seed).digest, "seed \(seed)")
    }
  }
}
