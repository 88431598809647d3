import Testing
import TimelineScroll
import TimelineUnits

@Suite struct LengthUndefinedTests {
  @Test func `A finite number of points becomes the nearest length, anything else is undefined`() {
    #expect(Length(observedPoints: 80) == .points(80))
    #expect(Length(observedPoints: -0.5) == Length(units: -96))
    #expect(Length(observedPoints: 46_912_496_118_441) == .points(46_912_496_118_441))
    for points in [Double.nan, .infinity, -.infinity, 46_912_496_118_442, -1e300] {
      #expect(Length(observedPoints: points) == .undefined)
    }
  }
}
