import BenchmarkKit
import Testing

@Suite struct SamplerTests {
  @Test func `A block holds enough operations to last, and every sample is one block`() {
    let sampler = Sampler(blockNanoseconds: 200_000, sampleCount: 5, warmUpLimit: 2)
    var blocks: [Int] = []
    var sink = 1
    let samples = sampler.measure { count in
      blocks.append(count)
      for _ in 0..<count { sink = sink &* 31 &+ 7 }
    }
    #expect(samples.values.count == 5)
    let size = blocks[blocks.count - 1]
    #expect(blocks.suffix(5) == [size, size, size, size, size])
    #expect(size > 1)
    #expect(sink != 0)
  }
}
