import OutboxSimulation
import Testing

@testable import timeline_bench

@Suite struct SimulateOutboxPoolTests {
  @Test func `One worker and three come to the same total`() async {
    let totals = [1, 3].map { jobs in
      SimulateOutboxPool(simulator: OutboxSimulator(), seeds: 10..<620, jobs: jobs)
    }
    let first = await totals[0].total { _ in }
    let second = await totals[1].total { _ in }
    #expect(first.seeds == 610)
    #expect(first.digest == second.digest)
    #expect(first.events == second.events)
    #expect(first.coverage == second.coverage)
    #expect(first.broken == nil)
  }

  @Test func `The first broken seed is the lowest, whoever finds one first`() async {
    let simulator = OutboxSimulator(mutant: .refusedTextOverwrites)
    let lowest = (0..<2_000).first { simulator.run(seed: $0).violation != nil }
    for jobs in [1, 4] {
      let pool = SimulateOutboxPool(simulator: simulator, seeds: 0..<2_000, jobs: jobs)
      let total = await pool.total { _ in }
      #expect(total.broken == lowest)
    }
  }
}
