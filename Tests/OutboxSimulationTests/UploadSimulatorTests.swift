import OutboxSimulation
import Testing

@Suite struct UploadSimulatorTests {
  /// H-ATT-3, H-ATT-11.
  @Test(arguments: [false, true])
  func `In 1,000 seeds of losses and kills each file is whole once, each chunk stored once`(
    forgetsProgress: Bool
  ) {
    var simulator = UploadSimulator()
    simulator.forgetsProgress = forgetsProgress
    var kills = 0
    var repeats = 0
    for seed in 0..<1_000 as Range<UInt64> {
      let outcome = simulator.run(seed: seed)
      #expect(outcome.wholeFiles == 1, "seed \(seed)")
      #expect(outcome.storedChunks == outcome.chunks, "seed \(seed)")
      kills += outcome.kills
      repeats += outcome.calls - outcome.chunks - 2
    }
    #expect(kills > 100)
    #expect(repeats > 1_000)
  }

  /// H-ATT-4.
  @Test func `A kept progress saves calls`() {
    var forgetful = UploadSimulator()
    forgetful.forgetsProgress = true
    let calls = [UploadSimulator(), forgetful].map { simulator in
      (0..<300 as Range<UInt64>).reduce(0) { $0 + simulator.run(seed: $1).calls }
    }
    #expect(calls[0] < calls[1])
  }
}
