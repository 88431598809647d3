import Testing

@testable import timeline_bench

@Suite struct ProgressTests {
  @Test func `The bar fills with the runs that are done and tells the time left`() {
    #expect(
      Progress.bar(done: 1, total: 4, elapsed: .seconds(2))
        == "[######..................] 1/4, 6 s left"
    )
    #expect(
      Progress.bar(done: 4, total: 4, elapsed: .seconds(2))
        == "[########################] 4/4, 0 s left"
    )
    #expect(Progress.bar(done: 0, total: 0, elapsed: .zero).hasSuffix("0/0, 0 s left"))
  }

  @Test func `Time left is rounded up to a tenth of a second`() {
    #expect(Progress.bar(done: 2, total: 3, elapsed: .milliseconds(101)).hasSuffix("0.1 s left"))
    #expect(Progress.bar(done: 1, total: 2, elapsed: .milliseconds(101)).hasSuffix("0.2 s left"))
  }
}
