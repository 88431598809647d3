import Testing
import TimelineUnits

@testable import TimelineScroll

@Suite struct ScrollMotionTests {
  private static let motions: [ScrollMotion] = [
    .none,
    .decelerating(Deceleration(origin: 7, speed: Speed(pointsPerSecond: 90), began: .zero)),
    .bouncing(
      Bounce(edge: .top, edgePosition: 0, position: -9, speed: .zero, began: .zero)
    ),
    .animating(
      AnimatedScroll(origin: 7, target: .points(90), began: .zero, duration: .seconds(1))
    ),
  ]

  private static func position(_ motion: ScrollMotion, at time: Instant) -> Double {
    switch motion {
    case .none: 0
    case .decelerating(let deceleration): deceleration.position(at: time)
    case .bouncing(let bounce): bounce.position(at: time)
    case .animating(let animation): animation.position(at: time)
    }
  }

  @Test func `A shift of 12.5 pt moves each course by 12.5 pt at 100 times`() {
    for motion in Self.motions where motion != .none {
      var shifted = motion
      shifted.shift(by: Length(units: 2_400))
      for step in Int64(0)..<100 {
        let time = Instant.zero + .milliseconds(step * 13)
        let moved = Self.position(shifted, at: time) - Self.position(motion, at: time)
        #expect((moved - 12.5).magnitude < 1e-9)
      }
    }
  }

  @Test func `Nothing stays nothing`() {
    var motion = ScrollMotion.none
    motion.shift(by: .points(5))
    #expect(motion == .none)
  }
}
