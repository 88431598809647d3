import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct ScrollStateTests {
  private static func state(
    content: Int64,
    viewport: Int64 = 700,
    top: Int64 = 0,
    bottom: Int64 = 0,
    scale: Int = 2
  ) -> ScrollState {
    ScrollState(
      viewport: Size(width: .points(390), height: .points(viewport)),
      insets: EdgeInsets(top: .points(top), bottom: .points(bottom)),
      contentHeight: .points(content),
      grid: PixelGrid(scale: scale)
    )
  }

  /// H-GEO-1.
  @Test func `The offset ranges from minus the top inset to content - bounds + bottom inset`() {
    let state = ScrollStateTests.state(content: 1_000, top: 50, bottom: 30)
    #expect(state.offset == .points(-50))
    #expect(state.minimumOffset == .points(-50))
    #expect(state.maximumOffset == .points(1_000 - 700 + 30))
  }

  /// H-GEO-2.
  @Test func `Distance above and gap add up to the range, and short content has a gap of 0`() {
    var state = ScrollStateTests.state(content: 1_000, top: 50, bottom: 30)
    state.setOffset(.points(100))
    #expect(state.distanceAbove == .points(150))
    #expect(state.gap == .points(230))
    let short = ScrollStateTests.state(content: 200, top: 50, bottom: 30)
    #expect(short.offset == .points(-50))
    #expect(short.gap == .zero)
    #expect(short.gapInPoints == 0)
    #expect(short.bounds == VerticalExtent(top: .points(-50), height: .points(700)))
  }

  @Test func `25 moves of 0.04 pt pass two pixels of half a point and end at 1 pt`() {
    var state = ScrollStateTests.state(content: 2_000)
    var offsets: [Int64] = []
    for _ in 0..<25 {
      state.move(byPoints: 0.04)
      offsets.append(state.offset.units)
    }
    let zeros = Array(repeating: Int64(0), count: 6)
    let halves = Array(repeating: Int64(96), count: 12)
    #expect(offsets == zeros + halves + Array(repeating: 192, count: 7))
    #expect((state.position - 1).magnitude < 1e-9)
  }

  @Test func `A shift is exact and keeps the part of the position below a pixel`() {
    var state = ScrollStateTests.state(content: 2_000)
    state.move(byPoints: 100.2)
    #expect(state.offset == .points(100))
    state.shift(by: .points(300))
    #expect(state.offset == .points(400))
    #expect((state.position - 400.2).magnitude < 1e-9)
    state.shift(by: Length(units: 50))
    #expect(state.offset.units % 96 == 0)
    #expect((state.position - (400.2 + 50.0 / 192)).magnitude < 1e-9)
  }

  @Test func `A thousand shifts there and back leave offset and position as they were`() {
    var random = RandomSource(seed: 7)
    var state = ScrollStateTests.state(content: 1_000_000, scale: 3)
    state.setOffset(.points(500_000))
    state.move(byPoints: 0.1)
    let before = state
    var sum = Length.zero
    for _ in 0..<1_000 {
      let distance = Length(units: Int64(random.within(-5_000...5_000)) * 64)
      state.shift(by: distance)
      sum += distance
    }
    state.shift(by: -sum)
    #expect(state == before)
  }

  @Test func `At the bottom no rounding leaves the range, whatever the content height`() {
    for scale in [1, 2, 3] {
      for units in Int64(0)...200 {
        let state = Probe(ScrollStateTests.state(content: 1_000, scale: scale))
        state.machine.contentHeight += Length(units: units)
        state { $0.setOffsetToBottom() }
        #expect(state.offset <= state.maximumOffset)
        #expect(state.gap < state.grid.pixel)
        #expect(state.gapInPoints.magnitude < 1e-9)
        #expect(state.offset.units % state.grid.pixel.units == 0)
        state { $0.move(byPoints: -10) }
        state { $0.move(byPoints: 10 - 1e-7) }
        #expect(state.offset == state.bottomOffset)
        #expect(state { $0.clamp() } == .zero)
      }
    }
  }

  @Test func `A clamp brings back what lies outside and leaves the inside alone`() {
    let state = Probe(ScrollStateTests.state(content: 2_000, top: 50))
    state { $0.setOffset(.points(1_300)) }
    state.machine.contentHeight = .points(1_500)
    #expect(state.gap == .points(-500))
    #expect(state { $0.clamp() } == .points(-500))
    #expect(state.offset == .points(800))
    #expect(state { $0.clamp() } == .zero)
    state { $0.setOffset(.points(-90)) }
    #expect(state.offset == .points(-90))
    #expect(state { $0.clamp() } == .points(40))
    state { $0.setOffset(.points(20)) }
    state { $0.move(byPoints: 0.1) }
    #expect(state { $0.clamp() } == .zero)
    #expect((state.position - 20.1).magnitude < 1e-9)
  }

  @Test func `A list under a dragging finger is not clamped`() {
    let state = Probe(ScrollStateTests.state(content: 2_000))
    state { $0.setOffset(.points(1_300)) }
    state.machine.contentHeight = .points(1_500)
    let drag = Probe(Drag())
    drag { $0.touchDown(y: .points(300), at: .zero, scroll: &state.machine) }
    _ = drag { $0.touchMoved(y: .points(290), at: .zero, scroll: &state.machine) }
    #expect(state.isDragging)
    #expect(state { $0.clamp() } == .zero)
    state { $0.setOffset(.points(700)) }
    #expect(state.isDragging)
    _ = drag { $0.touchUp(at: .zero + .seconds(1), scroll: &state.machine) }
    state { $0.setOffset(.points(1_300)) }
    #expect(state { $0.clamp() } == .points(-500))
  }

  /// U-FLAG-1.
  @Test func `The flags follow the phase, and only drag and deceleration are the user's motion`() {
    let state = Probe(ScrollStateTests.state(content: 2_000))
    let drag = Probe(Drag())
    func flags() -> [Bool] {
      [state.isTracking, state.isDragging, state.isDecelerating, state.userMoves]
    }
    #expect(flags() == [false, false, false, false])
    drag { $0.touchDown(y: .points(300), at: .zero, scroll: &state.machine) }
    #expect(flags() == [true, false, false, false])
    let later = Instant.zero + .milliseconds(20)
    _ = drag { $0.touchMoved(y: .points(200), at: later, scroll: &state.machine) }
    #expect(flags() == [true, true, false, true])
    _ = drag { $0.touchUp(at: later, scroll: &state.machine) }
    #expect(flags() == [false, false, true, true])
    _ = state { $0.animate(to: .points(10), now: later) }
    #expect(flags() == [false, false, false, false])
    #expect(state.isAnimating)
  }

  /// U-DRAG-2.
  @Test func `Overscroll is the way beyond an edge, and what rounding leaves is none`() {
    let state = Probe(ScrollStateTests.state(content: 2_000, scale: 3))
    state { $0.setOffset(.points(-30)) }
    #expect(state.overscroll == -30)
    state { $0.setOffset(.points(1_320)) }
    #expect(state.overscroll == 20)
    for units in Int64(0)..<192 {
      state.machine.contentHeight = Length(units: 400_000 + units)
      state { $0.setOffsetToBottom() }
      #expect(state.overscroll == 0)
    }
  }
}
