import Testing
import TimelineScroll
import TimelineUnits

@Suite struct FingerVelocityTests {
  /// The speed of a finger that went through places (milliseconds, points) and was lifted.
  private static func speed(_ places: [(Int64, Int64)], lifted: Int64) -> Double {
    var velocity = FingerVelocity()
    for (index, place) in places.enumerated() {
      let time = Instant.zero + .milliseconds(place.0)
      if index == 0 {
        velocity.began(y: .points(place.1), at: time)
      } else {
        velocity.moved(y: .points(place.1), at: time)
      }
    }
    return velocity.speed(liftedAt: .zero + .milliseconds(lifted)).pointsPerSecond
  }

  @Test func `A steady finger has its speed at any sampling, up or down`() {
    for every in [Int64(4), 8, 16, 20] {
      for perSample in [Int64(-20), 7] {
        let places = (0...12).map { (every * $0, perSample * $0) }
        let speed = Self.speed(places, lifted: every * 12)
        #expect((speed - Double(perSample * 1_000) / Double(every)).magnitude < 1e-9)
      }
    }
  }

  /// U-DRAG-4.
  @Test func `A finger at rest for 100 ms has no speed, for 99 ms it has`() {
    let places: [(Int64, Int64)] = [(0, 0), (10, 10), (20, 20)]
    #expect(Self.speed(places, lifted: 120) == 0)
    #expect(Self.speed(places, lifted: 119) == 1_000)
  }

  @Test func `A finger that only went down has no speed`() {
    #expect(Self.speed([(0, 50)], lifted: 1) == 0)
    #expect(Self.speed([(0, 50), (0, 90)], lifted: 1) == 0)
  }

  @Test func `Places older than 100 ms do not count, but the one before the last always does`() {
    #expect(Self.speed([(0, 0), (10, 500), (200, 510), (210, 520)], lifted: 210) == 1_000)
    #expect(Self.speed([(0, 0), (200, 50)], lifted: 200) == 250)
  }

  @Test func `Of four places the first gives the base, and of one time the last place counts`() {
    let places: [(Int64, Int64)] = [(0, 0), (10, 90), (20, 100), (30, 110), (40, 120)]
    #expect(Self.speed(places, lifted: 40) == 1_000)
    let doubled: [(Int64, Int64)] = [(0, 0), (10, 10), (20, 999), (20, 20)]
    #expect(Self.speed(doubled, lifted: 20) == 1_000)
  }
}
