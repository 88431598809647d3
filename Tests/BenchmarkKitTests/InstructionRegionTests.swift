import BenchmarkKit
import Testing

@Suite struct InstructionRegionTests {
  /// BM-CG-1.
  @Test func `The work is done once, and callgrind is told one thing`() {
    var calls = 0
    InstructionRegion.run { calls += 1 }
    #expect(calls == 1)
    #expect(InstructionRegion.options.count == 1)
    #expect(InstructionRegion.options[0].hasPrefix("--"))
  }
}
