import Testing
import TimelineScroll

@Suite struct FlickMomentumTests {
  private static func carried(_ speed: Double) -> Double {
    FlickMomentum.carried(from: Speed(pointsPerSecond: speed)).pointsPerSecond
  }

  /// U-BOUNCE-4: 0.000816 · v^1.967, worked out by hand.
  @Test(arguments: [(100, 7.01), (1_000, 649.7), (2_000, 2_540), (8_000, 38_811)])
  func `A flick carries 0.000816 times its speed to the power of 1.967`(
    speed: Double,
    expected: Double
  ) {
    #expect((Self.carried(speed) / expected - 1).magnitude < 0.002)
    #expect(Self.carried(-speed) == -Self.carried(speed))
  }

  /// U-BOUNCE-4.
  @Test func `At most 40,000 pt/s are carried, and nothing from a list at rest`() {
    #expect(Self.carried(20_000) == 40_000)
    #expect(Self.carried(-20_000) == -40_000)
    #expect(Self.carried(0) == 0)
  }

  @Test func `Momentum is added to a fling the same way and to no other`() {
    let forward = Speed(pointsPerSecond: 500)
    let back = Speed(pointsPerSecond: -300)
    #expect(FlickMomentum.speed(of: forward, after: Speed(pointsPerSecond: 200)) > forward)
    #expect(FlickMomentum.speed(of: forward, after: back) == forward)
    #expect(FlickMomentum.speed(of: .zero, after: back) == .zero)
    let both = FlickMomentum.speed(of: back, after: Speed(pointsPerSecond: -200))
    #expect(both.pointsPerSecond == -500)
  }
}
