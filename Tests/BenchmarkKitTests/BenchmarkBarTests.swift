import BenchmarkKit
import Testing

@Suite struct BenchmarkBarTests {
  @Test func `A bar includes its bound`() {
    #expect(BenchmarkBar.atMost(2).isMet(by: 2))
    #expect(!BenchmarkBar.atMost(2).isMet(by: 2.1))
    #expect(BenchmarkBar.atLeast(2).isMet(by: 2))
    #expect(!BenchmarkBar.atLeast(2).isMet(by: 1.9))
  }

  @Test func `Without a bar every figure is met`() {
    #expect(BenchmarkBar.none.isMet(by: 1e9))
    #expect(BenchmarkBar.none.isMet(by: 0))
  }
}
