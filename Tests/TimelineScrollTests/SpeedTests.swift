import Testing
import TimelineScroll

@Suite struct SpeedTests {
  @Test func `Speeds compare by points per second, downward before upward`() {
    let speeds = [80.0, -80, 0, 2_200].map(Speed.init(pointsPerSecond:))
    #expect(speeds.sorted().map(\.pointsPerSecond) == [-80, 0, 80, 2_200])
  }
}
