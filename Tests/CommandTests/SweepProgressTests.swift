import Testing

@testable import timeline_bench

@Suite struct SweepProgressTests {
  @Test func `Without a terminal a line comes at each tenth and at the end`() {
    #expect(
      (1...1_000).filter { SweepProgress.isShown($0, of: 1_000) } == [
        100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000,
      ]
    )
    #expect((1...3).filter { SweepProgress.isShown($0, of: 3) } == [1, 2, 3])
    #expect(SweepProgress.isShown(7, of: 7))
  }
}
