import BenchmarkKit
import Testing

@Suite struct SamplerTests {
  private let quick = Sampler(blockNanoseconds: 200_000, sampleCount: 5, warmUpLimit: 2)

  @Test func `A block holds enough operations to last, and every sample is one block`() {
    var blocks: [Int] = []
    var sink = 1
    let samples = quick.measure { count in
      blocks.append(count)
      for _ in 0..<count { sink = sink &* 31 &+ 7 }
    }
    #expect(samples.values.count == 5)
    let size = blocks[blocks.count - 1]
    #expect(blocks.suffix(5) == [size, size, size, size, size])
    #expect(size > 1)
    #expect(sink != 0)
  }

  /// BM-TIME-7.
  @Test func `The log keeps the first measurement: its blocks, its warm-up, both clocks`() throws {
    let log = SampleLog()
    let sampler = Sampler(
      blockNanoseconds: 200_000,
      sampleCount: 5,
      warmUpLimit: 3,
      log: log
    )
    var sink = 1
    let first = sampler.measure { for _ in 0..<$0 { sink = sink &* 31 &+ 7 } }
    _ = sampler.measure { for _ in 0..<$0 { sink = sink &* 29 &+ 7 } }
    let record = try #require(log.samples)
    #expect(record.cpu == first)
    #expect(record.wall.values.count == 5)
    #expect((2...4).contains(record.warmUpBlocks))
    #expect(record.operations > 1)
    #expect(log.counts == nil)
    #expect(sink != 0)
  }

  @Test func `Work done three times is three times the work`() {
    var calls = 0
    let sampler = Sampler(sampleCount: 1, repetitions: 3)
    _ = sampler.measureWhole(times: 2) { calls += 1 }
    #expect(calls == 6)
    var references = 0
    _ = Sampler(mode: .counted(operations: 1), repetitions: 3).measureReference { _ in
      references += 1
    }
    #expect(references == 0)
  }

  /// BM-ALLOC-1.
  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Counted work runs once before and is counted once; what comes second is not run`() throws {
    let log = SampleLog()
    let sampler = Sampler(mode: .counted(operations: 7), log: log)
    var operations = 0
    var others = 0
    let samples = sampler.measure { count in
      for _ in 0..<count {
        operations += 1
        withExtendedLifetime([operations]) {}
      }
    }
    _ = sampler.measureWhole(times: 3) { others += 1 }
    #expect(operations == 14)
    #expect(others == 0)
    #expect(samples.values == [])
    let counts = try #require(log.counts)
    #expect(counts.operations == 7)
    #expect(counts.counts.allocations == 7)
  }

  /// BM-CG-1.
  @Test func `Watched work runs once before and once in the region`() {
    var operations = 0
    let sampler = Sampler(mode: .watched(operations: 5), log: SampleLog())
    _ = sampler.measure { operations += $0 }
    #expect(operations == 10)
  }
}
