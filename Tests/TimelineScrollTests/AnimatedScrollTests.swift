import Testing
import TimelineScroll
import TimelineUnits

@Suite struct AnimatedScrollTests {
  private let animation = AnimatedScroll(
    origin: 100.25,
    target: .points(400),
    began: .zero + .seconds(2),
    duration: .milliseconds(300)
  )

  /// U-ANIM-1.
  @Test func `After 150 of 300 ms the list is halfway, and at 300 ms at the target`() {
    let start = animation.began
    #expect(animation.position(at: start) == 100.25)
    let middle = animation.position(at: start + .milliseconds(150))
    #expect((middle - 250.125).magnitude < 1e-9)
    #expect(!animation.isOver(at: start + .milliseconds(299)))
    #expect(animation.isOver(at: start + .milliseconds(300)))
    #expect(animation.position(at: start + .milliseconds(300)) == 400)
  }

  @Test func `A shift moves origin and target`() {
    var shifted = animation
    shifted.shift(by: .points(-30))
    let later = animation.began + .milliseconds(100)
    #expect(shifted.target == .points(370))
    #expect((shifted.position(at: later) - animation.position(at: later) + 30).magnitude < 1e-9)
  }

  @Test func `An animation without duration is over as it begins`() {
    let none = AnimatedScroll(origin: 0, target: .points(9), began: .zero, duration: .zero)
    #expect(none.position(at: .zero) == 9)
  }
}
