import TestSupport
import Testing
import TimelineScroll
import TimelineUnits

/// Whole motions of a list of 5,000 pt behind a screen of 700 pt: its range is 0 to 4,300 pt.
@Suite struct ScrollStateMotionTests {
  private static func list(
    at offset: Int64,
    content: Int64 = 5_000,
    policy: ScrollPolicy = ScrollPolicy(),
    scale: Int = 3
  ) -> ScrollState {
    var state = ScrollState(
      viewport: Size(width: .points(390), height: .points(700)),
      contentHeight: .points(content),
      grid: PixelGrid(scale: scale),
      policy: policy
    )
    state.setOffset(.points(offset))
    return state
  }

  /// A list that a finger let go of at 1 s.
  private static func thrown(_ speed: Double, from list: ScrollState) -> ScrollState {
    var state = list
    var drag = Drag()
    drag.touchDown(y: .points(300), at: start - .milliseconds(1), scroll: &state)
    _ = drag.touchMoved(y: .points(310), at: start - .milliseconds(1), scroll: &state)
    _ = state.release(at: Speed(pointsPerSecond: speed), now: start)
    return state
  }

  private static let start = Instant.zero + .seconds(1)

  private static func frames(
    _ state: inout ScrollState,
    hertz: Int64,
    count: Int64
  ) -> [Double] {
    (1...count).map { number in
      _ = state.frame(target: start + .period(hertz: hertz) * number)
      return state.position
    }
  }

  // MARK: Fling

  /// U-FLING-1, H-UNIT-3.
  @Test(arguments: [2_000.0, -1_500, 30_000, -700])
  func `At 60, 80, 120 and 10 Hz a fling shows the same positions at the same times`(
    speed: Double
  ) {
    for policy in [ScrollPolicy(), ScrollPolicy(decelerationRate: .fast, stopRule: .halfPoint)] {
      let list = Self.thrown(speed, from: Self.list(at: 900, policy: policy))
      var fine = list
      let at240 = Self.frames(&fine, hertz: 240, count: 1_440)
      for hertz in [Int64(10), 60, 80, 120] {
        var coarse = list
        let shown = Self.frames(&coarse, hertz: hertz, count: 6 * hertz)
        let step = Int(240 / hertz)
        for (index, position) in shown.enumerated() {
          let other = at240[(index + 1) * step - 1]
          #expect((position - other).magnitude < 1e-9, "frame \(index) at \(hertz) Hz")
        }
        #expect(coarse.offset == fine.offset)
      }
    }
  }

  /// U-FLING-3, U-FLING-8.
  @Test(arguments: StopRule.allCases)
  func `A fling at 1,000 pt/s ends at the time and place of its stop rule`(rule: StopRule) {
    var state = Self.thrown(1_000, from: Self.list(at: 900, policy: ScrollPolicy(stopRule: rule)))
    let curve = Deceleration(
      origin: 900,
      speed: Speed(pointsPerSecond: 1_000),
      began: Self.start
    )
    let stop = curve.stopTime(rule)
    var ended: Instant?
    for number in Int64(1)...500 {
      let target = Self.start + .period(hertz: 120) * number
      let change = state.frame(target: target)
      if change.callbacks.contains(.didEndDecelerating) { ended = target }
      if ended != nil { break }
    }
    #expect(ended.map { $0 >= stop && $0 - stop < .period(hertz: 120) } == true)
    #expect((state.position - curve.position(at: stop)).magnitude < 1e-9)
    #expect(state.offset.units % 64 == 0)
    #expect(state.phase == .resting)
  }

  /// U-FLING-9.
  @Test func `A lift with 9.9 pt/s rests, one with 10 pt/s decelerates`() {
    #expect(Self.thrown(9.9, from: Self.list(at: 900)).phase == .resting)
    #expect(Self.thrown(-10, from: Self.list(at: 900)).phase == .decelerating)
  }

  /// U-FLAG-2.
  @Test func `A set offset ends a fling and a shift lets it go on with its speed`() {
    var plain = Self.thrown(2_000, from: Self.list(at: 900))
    var shifted = plain
    _ = Self.frames(&plain, hertz: 60, count: 20)
    _ = Self.frames(&shifted, hertz: 60, count: 20)
    shifted.contentHeight += .points(400)
    shifted.shift(by: .points(400))
    #expect(shifted.offset == plain.offset + .points(400))
    for number in Int64(21)...200 {
      let target = Self.start + .period(hertz: 60) * number
      let change = plain.frame(target: target)
      #expect(shifted.frame(target: target).distance == change.distance)
      #expect((shifted.position - plain.position - 400).magnitude < 1e-9)
    }
    var set = Self.thrown(2_000, from: Self.list(at: 900))
    let change = set.jump(to: .points(1_000))
    #expect(change.callbacks == [.didScroll, .didEndDecelerating])
    #expect(set.frame(target: Self.start + .seconds(1)) == .none)
    #expect(set.offset == .points(1_000))
  }

  /// U-INSET-3.
  @Test func `A clamp in mid-fling moves the list to its edge, where it bounces with its speed`() {
    var state = Self.thrown(2_000, from: Self.list(at: 900))
    _ = Self.frames(&state, hertz: 60, count: 10)
    state.contentHeight = .points(1_500)
    #expect(state.clamp() < .zero)
    #expect(state.offset == .points(800))
    #expect(state.isDecelerating)
    _ = state.frame(target: Self.start + .period(hertz: 60) * 11)
    #expect(state.isBouncing)
    #expect(state.overscroll > 5)
    #expect(state.clamp() == .zero)
  }

  @Test func `Content that comes in below a fling moves its edge away and the fling goes on`() {
    var state = Self.thrown(4_000, from: Self.list(at: 3_000))
    for number in Int64(1)...400 {
      _ = state.frame(target: Self.start + .period(hertz: 60) * number)
      if number == 15 { state.contentHeight += .points(3_000) }
    }
    let free = Deceleration(origin: 3_000, speed: Speed(pointsPerSecond: 4_000), began: .zero)
    let end = free.position(at: free.stopTime(.below25))
    #expect((state.position - end).magnitude < 1e-9)
  }

  // MARK: Edges

  /// U-DRAG-4, U-BOUNCE-2.
  @Test(arguments: BounceSpring.allCases)
  func `A fling into an edge bounces with the speed left there and ends at the edge`(
    spring: BounceSpring
  ) {
    for (offset, sign) in [(Int64(300), -1.0), (4_000, 1)] {
      let policy = ScrollPolicy(bounceSpring: spring)
      var state = Self.thrown(sign * 3_000, from: Self.list(at: offset, policy: policy))
      let entry = 3_000 - 300 * 2.0020026706730794
      var peak = 0.0
      var calls: [ScrollCallbacks] = []
      for number in Int64(1)...480 {
        let change = state.frame(target: Self.start + .period(hertz: 240) * number)
        calls += change.callbacks.inOrder.filter { $0 != .didScroll }
        peak = max(peak, state.overscroll * sign)
        if state.phase == .resting { break }
      }
      let expected = entry / (2.718281828459045 * spring.omega)
      #expect((peak - expected).magnitude < 0.1)
      #expect(calls == [.didEndDecelerating])
      #expect(state.offset == (sign < 0 ? .zero : .points(4_300)))
      #expect(state.overscroll == 0)
    }
  }

  /// U-DRAG-4.
  @Test func `A list let go of beyond its edge bounces back at once, dragged or only held`() {
    for isDragged in [true, false] {
      var state = Self.list(at: -60)
      var drag = Drag()
      drag.touchDown(y: .points(300), at: .zero, scroll: &state)
      #expect(state.clamp() == .zero)
      if isDragged { _ = drag.touchMoved(y: .points(310), at: .zero, scroll: &state) }
      let change = drag.touchUp(at: Self.start, scroll: &state)
      #expect(change.callbacks.contains(.willBeginDecelerating))
      #expect(change.callbacks.contains(.didEndDragging) == isDragged)
      #expect(change.dragEnd?.target == (isDragged ? .zero : nil))
      let shown = Self.frames(&state, hertz: 60, count: 90)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(state.offset == .zero)
      #expect(state.phase == .resting)
    }
  }

  @Test func `A list thrown back from beyond its edge decelerates inside`() {
    var state = Self.thrown(3_000, from: Self.list(at: -100))
    var last = state.position
    for number in Int64(1)...400 where state.phase == .decelerating {
      _ = state.frame(target: Self.start + .period(hertz: 120) * number)
      #expect(state.position >= last)
      last = state.position
    }
    #expect(state.position > 200)
    #expect(state.phase == .resting)
  }

  @Test func `Short content bounces at both edges and ends at its top`() {
    for speed in [-4_000.0, 4_000] {
      var state = Self.thrown(speed, from: Self.list(at: 0, content: 300))
      _ = Self.frames(&state, hertz: 60, count: 200)
      #expect(state.offset == .zero)
      #expect(state.phase == .resting)
    }
  }

  @Test func `Content that moves the edge in mid-bounce never makes the list jump`() {
    for growth in [Int64(-200), -20, 5, 400] {
      for frame in Int64(1)...40 {
        var state = Self.thrown(3_000, from: Self.list(at: 4_200))
        var last = state.position
        for number in Int64(1)...180 {
          if number == frame { state.contentHeight += .points(growth) }
          _ = state.clamp()
          let clamped = state.position
          if state.isBouncing { #expect(clamped == last) }
          _ = state.frame(target: Self.start + .period(hertz: 60) * number)
          #expect((state.position - clamped).magnitude <= 51)
          last = state.position
        }
        #expect(state.phase == .resting)
        #expect(state.overscroll == 0)
      }
    }
  }

  // MARK: Animation

  /// U-ANIM-1, U-ANIM-2.
  @Test func `An animated offset takes 300 ms, keeps its target while rows grow, and ends once`() {
    let state = Probe(Self.list(at: 100))
    #expect(state { $0.animate(to: .points(400), now: Self.start) } == .none)
    #expect(state.isAnimating && !state.userMoves)
    var calls: [ScrollCallbacks] = []
    for number in Int64(1)...40 {
      let change = state { $0.frame(target: Self.start + .period(hertz: 60) * number) }
      calls += change.callbacks.inOrder
      state.machine.contentHeight += .points(10)
      if number == 9 { #expect(state.offset == .points(250)) }
      if number == 17 { #expect(state.offset < .points(400)) }
      if number == 18 { #expect(state.offset == .points(400)) }
    }
    #expect(calls.filter { $0 != .didScroll } == [.didEndScrollingAnimation])
    #expect(calls.count == 19)
    #expect(state.offset == .points(400))
  }

  @Test func `A finger comes before an animation, and an animation ends a fling`() {
    let held = Probe(Self.list(at: 100))
    held { $0.hold() }
    #expect(held { $0.animate(to: .points(400), now: Self.start) } == .none)
    #expect(held.phase == .tracking)
    let flung = Probe(Self.thrown(2_000, from: Self.list(at: 100)))
    let change = flung { $0.animate(to: .points(400), now: Self.start) }
    #expect(change.callbacks == .didEndDecelerating)
    #expect(flung.phase == .animating)
    flung { $0.hold() }
    #expect(flung { $0.frame(target: Self.start + .seconds(1)) } == .none)
  }

  @Test func `An animation to where the list is is none, and it stays in a range that shrinks`() {
    let state = Probe(Self.list(at: 100))
    #expect(state { $0.animate(to: .points(100), now: Self.start) } == .none)
    #expect(state.phase == .resting)
    _ = state { $0.animate(to: .points(4_000), now: Self.start) }
    state.machine.contentHeight = .points(2_000)
    _ = state { $0.frame(target: Self.start + .seconds(1)) }
    #expect(state.offset == .points(1_300))
  }

  // MARK: Rest

  @Test func `A deceleration can be stopped where it is, a bounce goes on`() {
    let state = Probe(Self.thrown(3_000, from: Self.list(at: 4_200)))
    _ = state { $0.frame(target: Self.start + .milliseconds(8)) }
    let offset = state.offset
    var stopped = state.machine
    #expect(stopped.stopDeceleration().callbacks == .didEndDecelerating)
    #expect(stopped.offset == offset)
    _ = state { $0.frame(target: Self.start + .milliseconds(80)) }
    #expect(state.isBouncing)
    #expect(state { $0.stopDeceleration() } == .none)
    #expect(state.isBouncing)
  }

  @Test func `A list at rest is not moved by frames`() {
    let state = Probe(Self.list(at: 100))
    let before = state.machine
    #expect(state { $0.frame(target: Self.start) } == .none)
    #expect(state.machine == before)
  }

  /// U-FLAG-3.
  @Test func `All 7,776 runs of 5 steps keep motion and phase together and end at rest`() {
    let count = Exhaustive.expect { choices in
      var state = Self.list(at: 4_250)
      var drag = Drag()
      var now = Self.start
      for _ in 0..<5 {
        now = now + .milliseconds(16)
        switch choices.below(6) {
        case 0: drag.touchDown(y: .points(300), at: now, scroll: &state)
        case 1: _ = drag.touchMoved(y: .points(240), at: now, scroll: &state)
        case 2: _ = drag.touchUp(at: now, scroll: &state)
        case 3: _ = state.frame(target: now)
        case 4: state.setOffset(.points(4_310))
        default: _ = state.animate(to: .points(4_200), now: now)
        }
        let moves = state.frame(target: now + Interval(ticks: 1)) != .none
        if moves && !state.isDecelerating && !state.isAnimating && state.phase != .resting {
          return "the list moves while it is \(state.phase)"
        }
      }
      _ = drag.touchUp(at: now + .seconds(1), scroll: &state)
      let end = state.frame(target: now + .seconds(9))
      if state.phase != .resting { return "ends \(state.phase) after \(end)" }
      return state.frame(target: now + .seconds(10)) == .none ? nil : "does not rest"
    }
    #expect(count == 7_776)
  }
}
