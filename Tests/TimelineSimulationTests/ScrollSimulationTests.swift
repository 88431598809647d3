import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// Flings, edges, keyboards, rotations and scrolls to a row, computed by whole runs.
@Suite struct ScrollSimulationTests {
  /// A hundred rows of 80 pt, as high as estimated: the offset goes from 0 to 7,300 pt.
  private func run(
    _ events: [TimedInput],
    height: Int64 = 80,
    hertz: Int64 = 60,
    scroll: ScrollPolicy = ScrollPolicy(),
    seconds: Int64 = 6
  ) -> Trace {
    var device = Device.plain
    device.refresh = .period(hertz: hertz)
    let rows = [RowContent](repeating: RowContent(height: .points(height)), count: 101)
    return Simulation.run(
      SimulationInput(
        device: device,
        tuning: Tuning(scroll: scroll),
        rows: rows,
        initial: (0..<100).map { ItemID(rawValue: $0) },
        events: events,
        duration: .seconds(seconds)
      )
    )
  }

  private func at(_ milliseconds: Int64, _ event: InputEvent) -> TimedInput {
    TimedInput(at: .zero + .milliseconds(milliseconds), event: event)
  }

  /// A finger that moves by `step` points every 10 ms, five times, and is lifted in motion.
  private func flick(at start: Int64, step: Int64, rest: Int64 = 0) -> [TimedInput] {
    [at(start, .touchDown(y: .points(300)))]
      + (1...5).map { at(start + 10 * $0, .touchMoved(y: .points(300 + step * $0))) }
      + [at(start + 50 + rest, .touchUp)]
  }

  private func followed(_ trace: Trace) -> [TraceRecord] {
    trace.all.filter { if case .followSwitched = $0 { true } else { false } }
  }

  /// H-UNIT-3; U-FLING-1.
  @Test(arguments: [Int64(60), 120])
  func `A flick of 2,000 pt/s shows in every frame the closed form at the frame's target time`(
    hertz: Int64
  ) throws {
    let trace = run(flick(at: 1_000, step: 20), hertz: hertz)
    let lifted = Instant.zero + .milliseconds(1_050)
    let curve = Deceleration(
      origin: 7_300 - 90,
      speed: Speed(pointsPerSecond: -2_000),
      began: lifted
    )
    let stop = curve.stopTime(.below25)
    let grid = PixelGrid(scale: 3)
    var decelerating = 0
    for (at, frame) in trace.frames where at >= lifted {
      let target = min(at + .period(hertz: hertz), stop)
      #expect(frame.offset == grid.align(points: curve.position(at: target)))
      #expect(frame.state.contains(.decelerating) == (at + .period(hertz: hertz) < stop))
      if frame.state.contains(.decelerating) { decelerating += 1 }
    }
    #expect(decelerating > 2 * hertz)
    let last = try #require(trace.frames.last)
    #expect((last.frame.offset.points - (7_210 - 999 + 12.5)).magnitude < 0.4)
  }

  /// U-FLING-6, U-FLING-7.
  @Test func `The stop rule decides how long a flick of 2,000 pt/s holds an update`() {
    var applied: [StopRule: Double] = [:]
    for rule in StopRule.allCases {
      let change = RowChange(item: id(88), content: RowContent(height: .points(80)))
      let trace = run(
        flick(at: 1_000, step: 20) + [at(1_100, .live(changes: [change], appended: [id(100)]))],
        scroll: ScrollPolicy(stopRule: rule)
      )
      for timed in trace.records {
        guard case .heldApplied(let restedAt) = timed.record else { continue }
        #expect(restedAt == timed.at)
        applied[rule] = (timed.at - (.zero + .milliseconds(1_050))).seconds
      }
    }
    for (rule, seconds) in [(StopRule.below25, 2.19), (.below5, 2.99), (.halfPoint, 3.80)] {
      let wait = applied[rule] ?? 0
      #expect(wait > seconds - 0.03 && wait < seconds + 0.01, "\(rule): \(wait)")
    }
  }

  /// H-HOLD-1.
  @Test func `No update is applied while the list decelerates or bounces`() {
    let changes = (0..<100).map {
      RowChange(item: id($0), content: RowContent(height: .points(80)))
    }
    let arrivals = (0..<40).map { step in
      at(1_000 + 100 * Int64(step), .live(changes: changes, appended: []))
    }
    let trace = run(flick(at: 1_000, step: 40) + arrivals + flick(at: 4_000, step: -60))
    var isMoving = false
    for record in trace.all {
      if case .frame(let frame) = record {
        isMoving = frame.state.contains(.decelerating)
      }
      if case .reconfigured = record { #expect(!isMoving) }
      if case .heldApplied = record { isMoving = false }
    }
    let holds = trace.all.filter { if case .heldApplied = $0 { true } else { false } }
    #expect(holds.count == 2)
  }

  /// H-FOLLOW-3.
  @Test(arguments: BounceSpring.allCases)
  func `A flick into the bottom bounces there, comes to rest at it and is followed again`(
    spring: BounceSpring
  ) throws {
    let policy = ScrollPolicy(bounceSpring: spring)
    let trace = run(
      flick(at: 1_000, step: 20, rest: 200) + flick(at: 2_000, step: -20),
      scroll: policy
    )
    #expect(
      followed(trace) == [
        .followSwitched(on: true, .revealed), .followSwitched(on: false, .drag),
        .followSwitched(on: true, .restedAtBottom),
      ]
    )
    let highest = try #require(trace.frames.map(\.frame.offset).max())
    // The flick enters the edge a little slower than the finger let go of the list.
    let expected = 2_000 / (2.718281828459045 * spring.omega)
    #expect((highest.points - 7_300 - expected).magnitude < 3)
    #expect(trace.frames.last?.frame.offset == .points(7_300))
  }

  @Test func `A finger that touches a flung list stops it, and a tap to the bottom does too`() {
    for stop in [InputEvent.touchDown(y: .points(300)), .bottomTapped] {
      let trace = run(flick(at: 1_000, step: 20) + [at(1_500, stop)])
      let after = trace.frames.filter { $0.at > .zero + .milliseconds(1_500) }
      #expect(after.allSatisfy { !$0.frame.state.contains(.decelerating) })
      let isFinger = stop != .bottomTapped
      #expect(followed(trace).last == .followSwitched(on: !isFinger, isFinger ? .drag : .tapped))
      let moves = zip(after, after.dropFirst()).filter { $0.frame.offset != $1.frame.offset }
      #expect(moves.isEmpty == isFinger)
    }
  }

  /// U-INSET-4, U-KEYB-1.
  @Test func `Away from the bottom a keyboard changes the inset for 500 ms and no offset`() {
    let trace = run(
      flick(at: 1_000, step: 40, rest: 200) + [at(2_000, .keyboard(bottomInset: .points(335)))]
    )
    let insets = trace.records.compactMap { timed -> (at: Instant, bottom: Length)? in
      guard case .viewport(_, let insets) = timed.record else { return nil }
      return (timed.at, insets.bottom)
    }
    #expect(insets.count == 30)
    #expect(insets.last?.bottom == .points(335))
    #expect(zip(insets, insets.dropFirst()).allSatisfy { $0.bottom < $1.bottom })
    #expect(insets.allSatisfy { $0.at - (.zero + .seconds(2)) <= .milliseconds(500) })
    let after = trace.frames.filter { $0.at > .zero + .milliseconds(1_300) }
    #expect(Set(after.map(\.frame.offset.units)).count == 1)
  }

  /// H-FOLLOW-3, U-INSET-3.
  @Test func `At the bottom a keyboard is followed, and when it goes the list is clamped`() {
    let up = run([at(1_000, .keyboard(bottomInset: .points(335)))])
    #expect(up.frames.last?.frame.offset == .points(7_635))
    let both = run([
      at(1_000, .keyboard(bottomInset: .points(335))), at(5_000, .keyboard(bottomInset: .zero)),
    ])
    #expect(both.frames.last?.frame.offset == .points(7_300))
  }

  /// U-CYCLE-6, U-INSET-3.
  @Test func `A rotation drops all heights, and a list at its bottom is there again`() {
    let landscape = Size(width: .points(844), height: .points(390))
    let insets = EdgeInsets(left: .points(47), right: .points(47))
    let trace = run([at(1_000, .viewport(landscape, insets: insets))], height: 200)
    #expect(trace.all.contains(.viewport(size: landscape, insets: insets)))
    let heights = trace.frames.map(\.frame.contentHeight)
    #expect(heights.last.map { $0 <= .points(100 * 80 + 9 * 120) } == true)
    let measured = trace.records.filter { timed in
      guard timed.at >= .zero + .seconds(1) else { return false }
      return if case .measured(_, _, _, true) = timed.record { true } else { false }
    }
    #expect(measured.count >= 2)
    let last = trace.frames.last?.frame
    #expect(last.map { $0.offset == $0.contentHeight - .points(390) } == true)
  }

  /// U-ANIM-2.
  @Test func `Scrolling to a row on estimates lands there without animation, and not with it`() {
    let direct = run(
      [at(1_000, .scrollTo(id(50), .top, isAnimated: false))],
      height: 200
    )
    var top: Length?
    for case .placed(id(50), let place, _, _) in direct.all { top = place }
    #expect(top != nil && direct.frames.last?.frame.offset == top)
    let animated = run(
      [
        at(1_000, .scrollTo(id(0), .top, isAnimated: false)),
        at(2_000, .scrollTo(id(50), .top, isAnimated: true)),
      ],
      height: 200
    )
    let began = animated.frames.last { $0.at < .zero + .seconds(2) }?.frame
    #expect(began?.offset == .zero)
    // Nine rows were measured at the top, so the estimate of row 50 is 9 × 200 + 41 × 80 pt.
    #expect(animated.frames.last?.frame.offset == .points(9 * 200 + 41 * 80))
    let moving = animated.frames.filter { $0.frame.state.contains(.animating) }
    #expect(moving.count == 17)
    #expect(animated.all.contains(.input(.scrolledTo, item: id(50))))
  }

  /// H-BOTTOM-1.
  @Test func `An animated scroll to the last row is followed by bottom passes 350 ms later`() {
    let trace = run([
      at(1_000, .scrollTo(id(0), .top, isAnimated: false)),
      at(2_000, .scrollTo(id(99), .bottom, isAnimated: true)),
    ])
    let passes = trace.records.filter { if case .bottomPass = $0.record { true } else { false } }
    #expect(passes.first?.at == .zero + .milliseconds(2_350))
    #expect(trace.frames.last?.frame.offset == .points(7_300))
    #expect(followed(trace).last == .followSwitched(on: true, .restedAtBottom))
  }

  /// U-ANIM-2, H-FOLLOW-3: a row of 1,500 pt that counts as 80 pt ends at the bottom, until it is
  /// measured.
  @Test func `A fling that a scroll to a tall row ends rests at the row, not at the bottom`() {
    let trace = run(
      [
        at(1_000, .scrollTo(id(0), .top, isAnimated: false)),
        at(1_500, .live(changes: [], appended: [id(100)])),
      ] + flick(at: 2_000, step: -60)
        + [at(2_200, .scrollTo(id(100), .top, isAnimated: false))],
      height: 1_500
    )
    let before = trace.frames.last { $0.at < .zero + .milliseconds(2_200) }?.frame
    #expect(before?.state.contains(.decelerating) == true)
    let after = trace.frames.filter { $0.at > .zero + .milliseconds(2_200) }.map(\.frame)
    #expect(after.allSatisfy { $0.state.isDisjoint(with: [.following, .decelerating]) })
    #expect(Set(after.map { ($0.contentHeight - $0.offset).points }) == [1_500])
  }

  /// H-SELF-2, H-SELF-4.
  @Test func `Memory that runs short between two frames of a drag leaves every cell its content`() {
    let trace = run([
      at(1_001, .touchDown(y: .points(100))), at(1_002, .touchMoved(y: .points(400))),
      at(1_003, .trim(keepingRows: 0)), at(1_004, .touchMoved(y: .points(100))),
      at(1_300, .touchUp), at(2_000, .resize(id(99), height: .points(160))),
    ])
    let grown = TraceRecord.measured(id(99), from: .points(80), to: .points(160), isFirst: false)
    #expect(trace.all.count { $0 == grown } == 1)
    #expect(trace.frames.last?.frame.contentHeight == .points(8_080))
  }

  /// M-NOTE-1.
  @Test func `In 60 random runs of flicks every movement of the list is a commanded one`() {
    for seed in UInt64(0)..<60 {
      var random = RandomSource(seed: seed)
      var events: [TimedInput] = []
      for number in 0..<6 {
        events += flick(
          at: 1_000 + 700 * Int64(number) + Int64(random.below(400)),
          step: Int64(random.within(-80...80)),
          rest: Int64(random.below(200))
        )
      }
      let frames = run(events, seconds: 9).frames.map(\.frame)
      for (before, after) in zip(frames, frames.dropFirst())
      where after.offset - before.offset != after.commanded {
        Issue.record("seed \(seed): \(before.offset.points) to \(after.offset.points)")
      }
      let last = frames.last?.offset ?? .points(-1)
      #expect(last >= .zero && last <= .points(7_300), "seed \(seed)")
    }
  }

  private func id(_ number: UInt32) -> ItemID { ItemID(rawValue: number) }
}
