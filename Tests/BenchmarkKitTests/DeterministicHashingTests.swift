import BenchmarkKit
import Testing

@Suite struct DeterministicHashingTests {
  /// BM-HASH-1.
  @Test func `The mode says what the runtime does`() {
    #expect(DeterministicHashing.mode == (DeterministicHashing.isOn ? "deterministic" : "random"))
  }

  /// BM-HASH-1.
  @Test func `A program that cannot be begun anew goes on as it is`() {
    let before = DeterministicHashing.isOn
    DeterministicHashing.begin("/proc/none")
    #expect(DeterministicHashing.isOn == before)
  }
}
