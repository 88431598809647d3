import OutboxSimulation
import Testing

@testable import timeline_bench

@Suite struct SimulateOutboxReportTests {
  private func report(seeds: Int, mutant: String? = nil) throws -> SimulateOutboxReport {
    var total = SimulateOutboxPool.Total()
    total.seeds = seeds
    let options = try SimulateOutboxOptions(mutant.map { ["--mutant", $0] } ?? [])
    return SimulateOutboxReport(options: options, total: total)
  }

  @Test func `Every transition has a line, and the digest has 16 digits`() throws {
    let lines = try report(seeds: 3).lines
    for number in 1...22 {
      #expect(lines.contains { $0.hasPrefix("H-OUTBOX-T\(number) ") })
    }
    #expect(lines.last == "digest: 0000000000000000")
  }

  @Test func `From 5,000 seeds on a transition that is taken too seldom is told`() throws {
    #expect(try report(seeds: 4_999).coverageFault == nil)
    #expect(try report(seeds: 5_000).coverageFault?.contains("H-OUTBOX-T22") == true)
    #expect(try report(seeds: 5_000, mutant: "noCheck").coverageFault == nil)
  }

  @Test func `A failure names seed, rule, steps and the command to repeat it`() throws {
    let options = try SimulateOutboxOptions(["--mutant", "everyThirdTwice"])
    let simulator = OutboxSimulator(mutant: .everyThirdTwice)
    let seed = try #require((0..<100).first { simulator.run(seed: $0).violation != nil })
    let lines = SimulateOutboxReport.failure(of: seed, simulator.shrink(seed: seed), options)
    #expect(lines[0].hasPrefix("seed=\(seed) rule=H-OUTBOX-I1 events="))
    #expect(lines.last == options.command(ofSeed: seed))
    #expect(lines.count <= 15)
  }
}
