import Testing
import TimelineScroll
import TimelineUnits

@Suite struct DecelerationTests {
  private static func fling(
    _ speed: Double,
    _ rate: DecelerationRate = .normal,
    origin: Double = 0
  ) -> Deceleration {
    Deceleration(
      origin: origin,
      speed: Speed(pointsPerSecond: speed),
      began: .zero + .seconds(7),
      rate: rate
    )
  }

  private static func seconds(_ fling: Deceleration, _ rule: StopRule) -> Double {
    (fling.stopTime(rule) - fling.began).seconds
  }

  /// U-FLING-1, U-FLING-3: the table of distances and times.
  @Test(arguments: [
    (500, 249.7, [1.50, 2.30, 3.10], 49.7, 0.46),
    (1_000, 499.5, [1.84, 2.65, 3.45], 99.5, 0.53),
    (2_000, 999, [2.19, 2.99, 3.80], 199, 0.60),
    (4_000, 1_998, [2.54, 3.34, 4.14], 398, 0.67),
    (8_000, 3_996, [2.88, 3.69, 4.49], 796, 0.73),
  ])
  func `A fling goes 0.4995 of its speed, fast 0.0995, in the times of the table`(
    speed: Double,
    distance: Double,
    times: [Double],
    fastDistance: Double,
    fastTime: Double
  ) {
    for sign in [-1.0, 1] {
      let fling = Self.fling(sign * speed)
      #expect((fling.end * sign - distance).magnitude <= 0.05)
      for (rule, time) in zip(StopRule.allCases, times) {
        #expect((Self.seconds(fling, rule) - time).magnitude <= 0.006)
      }
      let fast = Self.fling(sign * speed, .fast)
      #expect((fast.end * sign - fastDistance).magnitude <= 0.05)
      #expect((Self.seconds(fast, .halfPoint) - fastTime).magnitude <= 0.006)
    }
  }

  /// U-FLING-8: what is missing at the stop.
  @Test(arguments: [(StopRule.below25, 12.5), (.below5, 2.5), (.halfPoint, 0.5)])
  func `At the stop 12.5, 2.5 or 0.5 pt are left`(rule: StopRule, left: Double) {
    let fling = Self.fling(3_000)
    let missing = fling.end - fling.position(at: fling.stopTime(rule))
    #expect((missing - left).magnitude <= 0.02)
  }

  /// U-FLING-6.
  @Test func `At the stop the speed is that of the rule, and a slow fling stops as it begins`() {
    let fling = Self.fling(-3_000)
    let at25 = fling.speed(at: fling.stopTime(.below25)).pointsPerSecond
    let at5 = fling.speed(at: fling.stopTime(.below5)).pointsPerSecond
    #expect((at25 + 25).magnitude < 1e-6)
    #expect((at5 + 5).magnitude < 1e-6)
    #expect(Self.fling(20).stopTime(.below25) == .zero + .seconds(7))
    #expect(Self.fling(0).stopTime(.halfPoint) == .zero + .seconds(7))
  }

  /// U-FLING-2.
  @Test func `The time to reach a position puts the list there, to a tick`() throws {
    for rate in DecelerationRate.allCases {
      for speed in [-4_000.0, 300, 12_000] {
        let fling = Self.fling(speed, rate, origin: 1_000)
        for share in [0.001, 0.3, 0.9, 0.999] {
          let wanted = 1_000 + (fling.end - 1_000) * share
          let time = try #require(fling.time(toReach: wanted))
          #expect((fling.position(at: time) - wanted).magnitude < 1e-4)
        }
        #expect(fling.time(toReach: fling.end + (speed < 0 ? -1 : 1)) == nil)
        #expect(fling.time(toReach: 1_000 - speed / 1_000) == nil)
      }
    }
    #expect(Self.fling(0).time(toReach: 10) == nil)
  }

  /// U-FLING-1: the speed is the slope of the position.
  @Test func `The speed falls by the factor 0.998 or 0.99 in every millisecond`() {
    for rate in DecelerationRate.allCases {
      let fling = Self.fling(2_000, rate)
      for millisecond in Int64(0)..<500 {
        let now = fling.began + .milliseconds(millisecond)
        let next = now + .milliseconds(1)
        let share = fling.speed(at: next).pointsPerSecond / fling.speed(at: now).pointsPerSecond
        #expect((share - rate.factorPerMillisecond).magnitude < 1e-12)
        let middle = fling.speed(at: now + Interval(ticks: 352_800)).pointsPerSecond
        let slope = (fling.position(at: next) - fling.position(at: now)) * 1_000
        #expect((slope - middle).magnitude < 0.02)
      }
    }
  }

  /// U-FLAG-2.
  @Test func `A shift moves the whole curve and keeps the speed`() {
    let fling = Self.fling(2_000)
    var shifted = fling
    shifted.shift(byPoints: 350)
    let later = fling.began + .milliseconds(730)
    #expect(shifted.position(at: later) - fling.position(at: later) == 350)
    #expect(shifted.speed(at: later) == fling.speed(at: later))
    #expect(shifted.stopTime(.below5) == fling.stopTime(.below5))
  }

  /// U-FLING-9.
  @Test func `A speed below 10 pt/s starts no deceleration`() {
    #expect(!Deceleration.starts(at: Speed(pointsPerSecond: 9.99)))
    #expect(!Deceleration.starts(at: Speed(pointsPerSecond: -9.99)))
    #expect(Deceleration.starts(at: Speed(pointsPerSecond: -10)))
  }

  @Test func `The exponents are 1,000 times the logarithms of the factors`() {
    for rate in DecelerationRate.allCases {
      let own = 1_000 * ElementaryFunctions.naturalLogarithm(of: rate.factorPerMillisecond)
      #expect((rate.exponentPerSecond - own).magnitude <= own.magnitude.ulp * 2)
    }
  }
}
