import BenchmarkKit
import Testing

@Suite struct ReferenceLoopTests {
  @Test func `The reference takes time`() throws {
    let time = try #require(ReferenceLoop.nanoseconds(times: 1))
    #expect(time > 10_000)
  }
}
