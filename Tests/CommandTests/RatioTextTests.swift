import BenchmarkKit
import Testing

@testable import timeline_bench

@Suite struct RatioTextTests {
  /// BM-STAT-11.
  @Test func `From 100 to 230 is x2.300 and +130.0 %, and back is -56.5 %`() {
    #expect(RatioText.change(2.3) == "x2.300, +130.0 %")
    #expect(RatioText.change(1 / 2.3) == "x0.435, -56.5 %")
    #expect(RatioText.change(1) == "x1.000, +0.0 %")
  }

  @Test func `An interval shows its bounds, and none is a dash`() {
    let interval = RatioInterval(low: 0.95, ratio: 1, high: 1.052)
    #expect(RatioText.interval(interval) == "x1.000 [0.950, 1.052]")
    #expect(RatioText.interval(nil) == "-")
    #expect(RatioText.percent(0.042) == "4.2 %")
    #expect(RatioText.factor(12.3456) == "x12.346")
    #expect(RatioText.factor(.infinity) == "xbeyond all bounds")
  }
}
