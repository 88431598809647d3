import BenchmarkKit
import Testing

@Suite struct BenchmarkBarTests {
  @Test func `A bar includes its bound`() {
    #expect(BenchmarkBar.atMost(2).isMet(by: 2))
    #expect(!BenchmarkBar.atMost(2).isMet(by: 2.1))
    #expect(BenchmarkBar.atLeast(2).isMet(by: 2))
    #expect(!BenchmarkBar.atLeast(2).isMet(by: 1.9))
  }
}
