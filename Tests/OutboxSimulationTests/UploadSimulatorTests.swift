import OutboxSimulation
import Testing

/// Covers `UploadSimulator+Script`.
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

  /// H-ATT-3, H-ATT-4.
  @Test func `After a kill behind chunk 3 a file of 8 chunks goes on, each stored once`() {
    var simulator = UploadSimulator()
    #expect(simulator.storedChunks(of: 8, killedAfter: nil) == Array(0..<8))
    #expect(simulator.storedChunks(of: 8, killedAfter: 3) == Array(0..<8))
    simulator.newKeyAfterKill = true
    #expect(simulator.storedChunks(of: 8, killedAfter: 3) == [0, 1, 2] + Array(0..<8))
  }

  /// H-ATT-4, H-ATT-5.
  @Test func `The same bytes from another place are another file, from the same place are not`() {
    let simulator = UploadSimulator()
    let copies = simulator.stored(chunks: 8, from: ["x/a.bin", "y/a.bin"])
    #expect(copies == (files: 2, chunks: 16))
    let again = simulator.stored(chunks: 8, from: ["x/a.bin", "x/a.bin"])
    #expect(again == (files: 1, chunks: 8))
  }
}
