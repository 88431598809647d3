import Testing
import TimelineScroll

@Suite struct TimingCurveTests {
  @Test func `A curve on the diagonal is the time itself, for 1,000 times`() {
    let straight = TimingCurve(0.25, 0.25, 0.75, 0.75)
    for step in 0...1_000 {
      let time = Double(step) / 1_000
      #expect((straight.progress(at: time) - time).magnitude < 1e-12)
    }
  }

  /// U-ANIM-1.
  @Test func `Ease in and out is symmetric, slow at both ends and halfway at half the time`() {
    let curve = TimingCurve.easeInOut
    #expect((curve.progress(at: 0.5) - 0.5).magnitude < 1e-12)
    for step in 0...500 {
      let time = Double(step) / 1_000
      #expect((curve.progress(at: time) + curve.progress(at: 1 - time) - 1).magnitude < 1e-9)
    }
    #expect(curve.progress(at: 0.1) < 0.03)
    #expect((curve.progress(at: 0.25) - 0.1292).magnitude < 0.0005)
  }

  /// U-KEYB-1.
  @Test func `The keyboard's curve rises steadily and fast: 86 % after half the time`() {
    let places = (0...1_000).map { TimingCurve.keyboard.progress(at: Double($0) / 1_000) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(places[500] > 0.85 && places[500] < 0.95)
  }

  @Test func `Before the beginning and after the end the curve stands`() {
    #expect(TimingCurve.easeInOut.progress(at: -1) == 0)
    #expect(TimingCurve.easeInOut.progress(at: 0) == 0)
    #expect(TimingCurve.easeInOut.progress(at: 1) == 1)
    #expect(TimingCurve.keyboard.progress(at: 7) == 1)
  }
}
