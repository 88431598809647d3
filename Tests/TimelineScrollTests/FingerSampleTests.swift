import Testing
import TimelineUnits

@testable import TimelineScroll

@Suite struct FingerSampleTests {
  @Test func `30 pt up in 20 ms are -1,500 pt/s down the screen`() {
    let first = FingerSample(y: .points(400), time: .zero + .milliseconds(5))
    let last = FingerSample(y: .points(370), time: .zero + .milliseconds(25))
    #expect(last.speed(since: first) == Speed(pointsPerSecond: -1_500))
  }
}
