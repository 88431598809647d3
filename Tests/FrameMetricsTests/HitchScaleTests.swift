import Testing

@testable import FrameMetrics

@Suite struct HitchScaleTests {
  private func grades(_ scale: HitchScale, _ ratios: [Double]) -> [Int64] {
    ratios.map { scale.grade(of: Int64($0 * 1_000_000)) }
  }

  /// M-HITCH-1, U-HITCH-3.
  @Test func `Scrolling is good below 5 ms per s, a warning below 10 and critical from there on`() {
    #expect(grades(.scrolling, [0, 4.999_999, 5, 9.999_999, 10, 400]) == [0, 0, 1, 1, 2, 2])
  }

  @Test func `Animations are good up to 10 ms per s, then 25 and 50 end their grades`() {
    let ratios = [0, 10, 10.000_001, 25, 25.000_001, 50, 50.000_001]
    #expect(grades(.animation, ratios) == [0, 0, 1, 1, 2, 2, 3])
  }
}
