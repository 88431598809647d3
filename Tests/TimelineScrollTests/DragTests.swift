import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct DragTests {
  /// A finger on a list of 2,000 pt behind a screen of 700 pt, which stands at 600 pt.
  private final class Finger {
    var scroll = NaiveList.points([2_000]).scroll(viewport: 700)
    var now = Instant.zero
    private var drag = Drag()

    init() { scroll.setOffset(.points(600)) }

    func down(_ y: Int64) { drag.touchDown(y: .points(y), at: now, scroll: &scroll) }

    /// Moves 10 ms later; says whether the drag begins.
    func move(_ y: Length) -> Bool {
      now = now + .milliseconds(10)
      let change = drag.touchMoved(y: y, at: now, scroll: &scroll)
      return change.callbacks.contains(.willBeginDragging)
    }

    func move(_ y: Int64) -> Bool { move(.points(y)) }

    /// Lifts a finger that has rested for 100 ms; says whether a drag ended.
    func lift() -> Bool {
      now = now + .milliseconds(100)
      return fling().callbacks.contains(.didEndDragging)
    }

    /// Lifts the finger at once.
    func fling() -> ScrollChange { drag.touchUp(at: now, scroll: &scroll) }

    func frame(ms: Int64) {
      now = now + .milliseconds(ms)
      _ = scroll.frame(target: now)
    }
  }

  private let finger = Finger()

  @Test func `A drag begins when the finger has travelled 10 pt, up or down`() {
    for sign in [Int64(-1), 1] {
      finger.scroll.setOffset(.points(600))
      finger.down(300)
      #expect(finger.scroll.phase == .tracking)
      let almost = Length(units: 1_919 * sign)
      #expect(!finger.move(.points(300) + almost))
      #expect(finger.scroll.phase == .tracking)
      #expect(finger.move(300 + 10 * sign))
      #expect(finger.scroll.phase == .dragging)
      #expect(finger.scroll.offset == .points(600))
      #expect(!finger.move(300 + 30 * sign))
      #expect(finger.scroll.offset == .points(600 - 20 * sign))
      #expect(finger.lift())
      #expect(finger.scroll.phase == .resting)
    }
  }

  @Test func `A first move of 50 pt moves the list by the 40 pt beyond the threshold`() {
    finger.down(300)
    #expect(finger.move(350))
    #expect(finger.scroll.offset == .points(560))
  }

  @Test func `A finger that comes back before the threshold has not begun a drag`() {
    finger.down(300)
    for y in [Int64(305), 295, 309, 300] {
      #expect(!finger.move(y))
    }
    #expect(!finger.lift())
    #expect(finger.scroll.phase == .resting)
    #expect(finger.scroll.offset == .points(600))
  }

  @Test func `A finger down stops a deceleration`() {
    finger.down(300)
    _ = finger.move(250)
    _ = finger.fling()
    #expect(finger.scroll.isDecelerating)
    finger.down(300)
    #expect(finger.scroll.phase == .tracking)
    #expect(!finger.scroll.userMoves)
  }

  /// U-DRAG-1, U-DRAG-2.
  @Test func `Beyond an edge the list follows through the rubber band and comes back with it`() {
    let band = RubberBand(dimension: 700)
    finger.down(100)
    _ = finger.move(110)
    _ = finger.move(810)
    #expect((finger.scroll.position + band.distance(forTravel: 100)).magnitude < 1e-9)
    #expect(finger.scroll.isDragging)
    _ = finger.move(760)
    #expect((finger.scroll.position + band.distance(forTravel: 50)).magnitude < 1e-9)
    _ = finger.move(705)
    #expect(finger.scroll.offset == .points(5))
  }

  /// U-DRAG-3.
  @Test func `Taking hold again beyond an edge is no jump and goes on in the band`() {
    let band = RubberBand(dimension: 700)
    finger.scroll.setOffset(.points(1_300))
    finger.down(500)
    _ = finger.move(490)
    _ = finger.move(290)
    _ = finger.lift()
    finger.frame(ms: 50)
    let caught = finger.scroll.position
    #expect(finger.scroll.isBouncing && caught > 1_310)
    finger.down(500)
    _ = finger.move(490)
    #expect((finger.scroll.position - caught).magnitude < 1e-9)
    _ = finger.move(440)
    let travel = band.travel(forDistance: caught - 1_300) + 50
    #expect((finger.scroll.position - 1_300 - band.distance(forTravel: travel)).magnitude < 1e-9)
  }

  @Test func `Content that shrinks under a finger does not make the list jump`() {
    finger.scroll.setOffset(.points(1_300))
    finger.down(500)
    _ = finger.move(510)
    finger.scroll.contentHeight = .points(1_900)
    let before = finger.scroll.position
    _ = finger.move(511)
    #expect(before - finger.scroll.position > 0.3 && before - finger.scroll.position < 1)
  }

  @Test func `A shift in mid-drag moves the list and the drag goes on from there`() {
    finger.down(300)
    _ = finger.move(310)
    finger.scroll.contentHeight = .points(2_400)
    finger.scroll.shift(by: .points(400))
    _ = finger.move(330)
    #expect(finger.scroll.offset == .points(980))
  }

  @Test func `Moves and lifts without a finger change nothing`() {
    let before = finger.scroll
    #expect(!finger.move(500))
    #expect(!finger.lift())
    #expect(finger.scroll == before)
  }

  @Test func `In all paths of 5 moves the offset is that of the whole travel, through the band`() {
    let stops: [Int64] = [100, 300, 700, 1_500]
    let band = RubberBand(dimension: 700)
    Exhaustive.expect { choices in
      let finger = Finger()
      finger.down(310)
      _ = finger.move(300)
      var path: [Int64] = []
      for _ in 0..<5 {
        path.append(choices.one(of: stops))
        _ = finger.move(path[path.count - 1])
      }
      let travel = Double(600 + 300 - path[4])
      let inside = min(max(travel, 0), 1_300)
      let wanted = inside + band.distance(forTravel: travel - inside)
      return (finger.scroll.position - wanted).magnitude < 1e-6
        ? nil : "\(path) gives \(finger.scroll.position) for \(wanted)"
    }
  }

  /// U-DRAG-4, U-FLING-5.
  @Test func `A lift in motion flings the list with the finger's speed, a lift after 100 ms not`() {
    finger.down(300)
    for y in [Int64(290), 280, 270, 260] { _ = finger.move(y) }
    let change = finger.fling()
    #expect(
      change.callbacks == [.willEndDragging, .didEndDragging, .willBeginDecelerating]
    )
    #expect(change.dragEnd?.speed.pointsPerMillisecond == 1)
    #expect(change.dragEnd?.target == finger.scroll.grid.align(points: 630 + 499.5))
    let slow = Finger()
    slow.down(300)
    for y in [Int64(290), 280, 270, 260] { _ = slow.move(y) }
    slow.now = slow.now + .milliseconds(100)
    #expect(slow.fling().callbacks == [.willEndDragging, .didEndDragging])
    #expect(slow.scroll.phase == .resting)
  }

  @Test func `Beyond an edge the list is let go of with its own speed, not the finger's`() {
    finger.scroll.setOffset(.zero)
    finger.down(100)
    for y in [Int64(110), 210, 220, 230, 240] { _ = finger.move(y) }
    let change = finger.fling()
    let slope = RubberBand(dimension: 700).slope(atDistance: finger.scroll.position)
    let speed = change.dragEnd?.speed.pointsPerSecond ?? 0
    #expect((speed + 1_000 * slope).magnitude < 1e-9)
    #expect(change.dragEnd?.target == .zero)
  }

  /// U-BOUNCE-4.
  @Test func `A second flick during a deceleration the same way adds momentum`() {
    func flick(_ finger: Finger, _ step: Int64) -> Double {
      finger.down(400)
      for number in Int64(1)...4 { _ = finger.move(400 + step * number) }
      return finger.fling().dragEnd?.speed.pointsPerSecond ?? 0
    }
    let single = flick(finger, -10)
    #expect(single == 1_000)
    finger.frame(ms: 16)
    let carried = FlickMomentum.carried(
      from: Speed(pointsPerSecond: 1_000 * ElementaryFunctions.exponential(of: -0.03203))
    )
    let second = flick(finger, -10)
    #expect((second - single - carried.pointsPerSecond).magnitude < 1)
    finger.frame(ms: 16)
    #expect(flick(finger, 10) == -1_000)
  }

  @Test func `A second finger does not begin anything anew`() {
    finger.down(300)
    _ = finger.move(280)
    let offset = finger.scroll.offset
    finger.down(500)
    #expect(finger.scroll.isDragging)
    _ = finger.move(490)
    #expect(finger.scroll.offset == offset + .points(10))
  }
}
