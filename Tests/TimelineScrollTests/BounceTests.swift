import Testing
import TimelineScroll
import TimelineUnits

@Suite struct BounceTests {
  private static func bounce(
    from position: Double,
    speed: Double,
    _ spring: BounceSpring = .omega10
  ) -> Bounce {
    Bounce(
      edge: .bottom,
      edgePosition: 500,
      position: 500 + position,
      speed: Speed(pointsPerSecond: speed),
      began: .zero + .seconds(3),
      spring: spring
    )
  }

  private static func beyond(_ bounce: Bounce, after seconds: Double) -> Double {
    bounce.position(at: bounce.began + Interval(seconds: seconds)) - 500
  }

  /// U-BOUNCE-2.
  @Test(arguments: [
    (BounceSpring.omega10, 1_000, 36.8), (.omega14, 1_000, 26.0),
    (.omega10, 2_000, 73.6), (.omega14, 2_000, 52.0),
  ])
  func `Entering the edge at 1,000 or 2,000 pt/s overshoots by v / (e ω), at 1 / ω`(
    spring: BounceSpring,
    speed: Double,
    overshoot: Double
  ) {
    let bounce = Self.bounce(from: 0, speed: speed, spring)
    let peak = Self.beyond(bounce, after: 1 / spring.omega)
    #expect((peak - overshoot).magnitude < 0.05)
    let places = (0...2_000).map { Self.beyond(bounce, after: Double($0) / 1_000) }
    #expect(places.allSatisfy { $0 >= 0 && $0 <= peak + 1e-9 })
  }

  /// U-BOUNCE-1: the curve solves x″ = −ω² x − 2 ω x′.
  @Test func `The curve obeys the critically damped spring`() {
    for spring in BounceSpring.allCases {
      let bounce = Self.bounce(from: 80, speed: -300, spring)
      let step = 1e-4
      for number in 1..<800 {
        let time = bounce.began + Interval(seconds: Double(number) * 1e-3)
        let before = bounce.speed(at: time - Interval(seconds: step)).pointsPerSecond
        let after = bounce.speed(at: time + Interval(seconds: step)).pointsPerSecond
        let here = bounce.position(at: time) - 500
        let speed = bounce.speed(at: time).pointsPerSecond
        let force = -spring.omega * spring.omega * here - 2 * spring.omega * speed
        #expect(((after - before) / (2 * step) - force).magnitude < 0.05)
      }
      #expect(bounce.position(at: bounce.began) == 580)
      #expect((bounce.speed(at: bounce.began).pointsPerSecond + 300).magnitude < 1e-9)
    }
  }

  @Test func `From its settled time on the list stays within the distance, in 500 random bounces`()
  {
    var random = RandomSource(seed: 11)
    for _ in 0..<500 {
      let bounce = Self.bounce(
        from: Double(random.within(-400...400)),
        speed: Double(random.within(-6_000...6_000)),
        random.chance(1, in: 2) ? .omega10 : .omega14
      )
      let settled = bounce.settled(within: 0.25)
      #expect(settled - bounce.began < .seconds(3))
      if settled > bounce.began {
        let before = bounce.position(at: settled - .milliseconds(1)) - 500
        #expect(before.magnitude > 0.25)
      }
      for step in Int64(0)..<200 {
        let distance = bounce.position(at: settled + .milliseconds(5) * step) - 500
        #expect(distance.magnitude <= 0.25 + 1e-9)
      }
    }
    let still = Self.bounce(from: 0, speed: 0)
    #expect(still.settled(within: 0.5) == still.began)
  }

  @Test func `A list thrown back faster than ω times its distance crosses the edge`() throws {
    let bounce = Self.bounce(from: 100, speed: -3_000)
    let crossing = try #require(bounce.crossing)
    #expect((bounce.position(at: crossing) - 500).magnitude < 1e-5)
    #expect(bounce.speed(at: crossing) < .zero)
    #expect(Self.bounce(from: 100, speed: -999).crossing == nil)
    #expect(Self.bounce(from: 100, speed: 3_000).crossing == nil)
    #expect(Self.bounce(from: 0, speed: 3_000).crossing == nil)
    #expect(Self.bounce(from: -100, speed: 3_000).crossing != nil)
  }

  @Test func `A shift moves the curve with its edge`() {
    var bounce = Self.bounce(from: 40, speed: 0)
    let later = bounce.began + .milliseconds(50)
    let before = bounce.position(at: later)
    bounce.shift(byPoints: 25)
    #expect(bounce.edgePosition == 525)
    #expect((bounce.position(at: later) - before - 25).magnitude < 1e-9)
  }
}
