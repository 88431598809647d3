import Testing

@testable import OutboxSimulation

@Suite struct OutboxSimulatorShrinkingTests {
  @Test(arguments: [OutboxMutant.everyThirdTwice, .noHeadBlock, .newKeyOnResend, .echoKept])
  func `The script of a failing seed shrinks to 12 steps or fewer and still fails`(
    mutant: OutboxMutant
  ) throws {
    let simulator = OutboxSimulator(mutant: mutant)
    let seed = try #require((0..<200).first { simulator.run(seed: $0).violation != nil })
    let rule = simulator.run(simulator.script(ofSeed: seed)).violation?.rule
    let shrunk = try #require(simulator.shrink(seed: seed))
    #expect(shrunk.script.steps.count <= 12, "seed \(seed)")
    #expect(shrunk.rule == rule)
    #expect(simulator.run(shrunk.script).violation?.rule == rule)
    #expect(OutboxSimulator().run(shrunk.script).violation == nil)
  }

  @Test func `A seed that breaks nothing has no failing script`() {
    #expect(OutboxSimulator().shrink(seed: 1) == nil)
  }
}
