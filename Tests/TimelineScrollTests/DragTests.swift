import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct DragTests {
  /// A finger on a list of 2,000 pt behind a screen of 700 pt, which stands at 600 pt.
  private final class Finger {
    var scroll = NaiveList.points([2_000]).scroll(viewport: 700)
    private var drag = Drag()

    init() { scroll.setOffset(.points(600)) }

    func down(_ y: Int64) { drag.touchDown(y: .points(y), scroll: &scroll) }
    func move(_ y: Length) -> Bool { drag.touchMoved(y: y, scroll: &scroll) }
    func move(_ y: Int64) -> Bool { move(.points(y)) }
    func lift() -> Bool { drag.touchUp(scroll: &scroll) }
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
    finger.scroll.enter(.decelerating)
    finger.down(300)
    #expect(finger.scroll.phase == .tracking)
    #expect(!finger.scroll.userMoves)
  }

  @Test func `At an edge the list stops and leaves it when the finger has come back`() {
    finger.down(100)
    _ = finger.move(110)
    _ = finger.move(810)
    #expect(finger.scroll.offset == .zero)
    _ = finger.move(715)
    #expect(finger.scroll.offset == .zero)
    _ = finger.move(705)
    #expect(finger.scroll.offset == .points(5))
  }

  @Test func `A new finger begins without the travel that the last one had beyond the edge`() {
    finger.down(100)
    _ = finger.move(810)
    _ = finger.lift()
    finger.down(500)
    _ = finger.move(470)
    #expect(finger.scroll.offset == .points(20))
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

  @Test func `In all paths of 5 moves the offset is that of the whole travel, cut at the edges`() {
    let stops: [Int64] = [100, 300, 700, 1_500]
    Exhaustive.expect { choices in
      let finger = Finger()
      finger.down(310)
      _ = finger.move(300)
      var path: [Int64] = []
      for _ in 0..<5 {
        path.append(choices.one(of: stops))
        _ = finger.move(path[path.count - 1])
      }
      let wanted = min(max(600 + 300 - path[4], 0), 1_300)
      return finger.scroll.offset == .points(wanted)
        ? nil : "\(path) gives \(finger.scroll.offset.points)"
    }
  }
}
