import CollectionLayout
import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// What whole runs do when another window takes the place of the one on screen.
@Suite struct EpochSimulationTests {
  /// Rows are as tall as rows that were never measured, so that heights add up.
  private let height = Tuning().layout.estimatedHeight

  private typealias Events = [(ms: Int64, event: InputEvent)]

  private static func ids(_ range: Range<UInt32>) -> [ItemID] {
    range.map { ItemID(rawValue: $0) }
  }

  /// Rows 0 to 39 are the first window, 40 to 79 another one, 80 to 99 older pages.
  private func run(
    _ events: Events,
    firstLoad: Int64? = nil,
    older: [OlderPage] = [],
    preparing row: Int? = nil,
    seconds: Int64 = 4
  ) -> Trace {
    var rows = [RowContent](repeating: RowContent(height: height), count: 100)
    if let row { rows[row].preparation = .readyAt(.zero + .milliseconds(150)) }
    return Simulation.run(
      SimulationInput(
        rows: rows,
        initial: firstLoad == nil ? EpochSimulationTests.ids(0..<40) : [],
        firstLoad: firstLoad.map { .milliseconds($0) },
        older: older,
        events: events.map { TimedInput(at: .zero + .milliseconds($0.ms), event: $0.event) },
        duration: .seconds(seconds)
      )
    )
  }

  private let other = InputEvent.epoch(rows: ids(40..<80), changes: [], isLoading: false)

  private func reveals(_ trace: Trace) -> [Int64] {
    trace.records.compactMap { timed in
      guard case .revealed = timed.record else { return nil }
      return timed.at.sinceStart.ticks / Interval.milliseconds(1).ticks
    }
  }

  private func covers(_ trace: Trace) -> [Int] {
    trace.all.compactMap { if case .covered(let epoch) = $0 { epoch } else { nil } }
  }

  /// H-EPOCH-4.
  @Test func `A shown chat is covered, filled anew and revealed at the bottom after 128 ms`() {
    let trace = run([(1_000, other)])
    #expect(reveals(trace) == [128, 1_128])
    #expect(covers(trace) == [0, 1])
    #expect(trace.all.count { if case .mounted(40) = $0 { true } else { false } } == 2)
    #expect(trace.all.allSatisfy { if case .snapshotApplied = $0 { false } else { true } })
    #expect(trace.frames.last?.frame.offset == height * 40 - Device.plain.viewport.height)
    let covered = trace.frames.filter { $0.frame.state.contains(.covered) }
    #expect(covered.count == 15)
    #expect(covered.allSatisfy { $0.frame.commanded == .zero })
  }

  /// H-EPOCH-4.
  @Test func `Under the cover the still count starts over and the passes go on`() {
    let trace = run([(80, other)])
    #expect(trace.kinds == [.first, .still, .first, .still, .still, .still])
    #expect(trace.reveal == Reveal(at: .milliseconds(192), cause: .still, pass: 6))
    #expect(covers(trace) == [0, 1])
  }

  /// H-EPOCH-4.
  @Test func `Epochs that come one after the other do not give passes back`() {
    let events: Events = (1...30).map { number in
      let start: UInt32 = number % 2 == 0 ? 0 : 40
      let rows = EpochSimulationTests.ids(start..<start + 40)
      return (Int64(number) * 70, .epoch(rows: rows, changes: [], isLoading: false))
    }
    let trace = run(events)
    #expect(trace.reveal == Reveal(at: .milliseconds(2_016), cause: .deadline, pass: 63))
    #expect(reveals(trace).count == 2)
  }

  /// H-EPOCH-3.
  @Test func `A drag ends with the window that it moved, and its finger moves nothing more`() {
    let trace = run([
      (1_000, .touchDown(y: .points(200))), (1_020, .touchMoved(y: .points(300))),
      (1_040, other), (1_060, .touchMoved(y: .points(500))), (1_080, .touchUp),
      (1_300, .touchDown(y: .points(200))), (1_320, .touchMoved(y: .points(310))),
      (1_340, .touchUp),
    ])
    let between = trace.frames.filter { $0.at > .zero + .milliseconds(1_040) }
    let still = between.prefix { $0.at < .zero + .milliseconds(1_300) }
    #expect(still.allSatisfy { $0.frame.state.isDisjoint(with: [.dragging, .decelerating]) })
    #expect(still.allSatisfy { $0.frame.offset == height * 40 - Device.plain.viewport.height })
    #expect(between.contains { $0.frame.state.contains(.dragging) })
    #expect(reveals(trace) == [128, 1_168])
  }

  /// H-EPOCH-3.
  @Test func `An update that is held is dropped with its window, and no check is left`() {
    let change = RowChange(item: ItemID(rawValue: 37), content: RowContent(height: .points(300)))
    let trace = run([
      (1_000, .touchDown(y: .points(200))), (1_020, .touchMoved(y: .points(260))),
      (1_030, .live(changes: [change], appended: [])), (1_060, other), (1_080, .touchUp),
    ])
    #expect(trace.all.contains(.held))
    #expect(trace.all.allSatisfy { if case .heldApplied = $0 { false } else { true } })
    #expect(trace.all.allSatisfy { if case .reconfigured = $0 { false } else { true } })
  }

  /// H-EPOCH-3.
  @Test func `A restore ends with its window, and the live rows that it held are dropped`() {
    let page = OlderPage(rows: EpochSimulationTests.ids(80..<100), latency: .milliseconds(40))
    let trace = run(
      [
        (1_000, .touchDown(y: .points(0))), (1_020, .touchMoved(y: .points(700))),
        (1_030, .touchUp), (1_100, .window(rows: EpochSimulationTests.ids(5..<40), changes: [])),
        (1_300, other),
      ],
      older: [page]
    )
    let state = trace.frames.filter { $0.at > .zero + .milliseconds(1_310) }
    #expect(state.allSatisfy { !$0.frame.state.contains(.restoring) })
    #expect(reveals(trace).count == 2)
  }

  /// H-EPOCH-3.
  @Test func `The answer to a request of the old window is not put into the new one`() {
    let page = OlderPage(rows: EpochSimulationTests.ids(80..<100), latency: .milliseconds(400))
    let trace = run(
      [
        (1_000, .scrollTo(ItemID(rawValue: 2), .top, isAnimated: false)), (1_100, other),
      ],
      older: [page]
    )
    let ends = trace.all.compactMap { record -> OlderOutcome? in
      if case .olderEnded(let outcome, _) = record { outcome } else { nil }
    }
    #expect(ends == [.dropped])
    #expect(trace.frames.last?.frame.contentHeight == height * 40)
    #expect(trace.all.contains(.input(.olderPage, item: nil)))
  }

  /// H-EPOCH-3.
  @Test func `A late answer for the old window does not end the wait of the new cover`() {
    let slow = OlderPage(rows: EpochSimulationTests.ids(80..<90), latency: .milliseconds(700))
    let short = InputEvent.epoch(
      rows: EpochSimulationTests.ids(40..<50),
      changes: [],
      isLoading: false
    )
    let trace = run(
      [(1_000, .scrollTo(ItemID(rawValue: 2), .top, isAnimated: false)), (1_500, short)],
      older: [slow]
    )
    // The old page would come at 1,700 ms; the new one is asked for at 1,628 and comes at 2,328.
    #expect(reveals(trace) == [128, 2_460])
    #expect(trace.frames.last?.frame.contentHeight == height * 20)
  }

  /// H-EPOCH-2.
  @Test func `A fresh load of an empty chat waits under the cover until its window is there`() {
    let trace = run([
      (1_000, .epoch(rows: [], changes: [], isLoading: true)),
      (1_500, .window(rows: EpochSimulationTests.ids(40..<80), changes: [])),
    ])
    #expect(reveals(trace).count == 2)
    #expect(reveals(trace)[1] > 1_500 && reveals(trace)[1] < 1_700)
    #expect(trace.frames.last?.frame.contentHeight == height * 40)
  }

  /// H-EPOCH-3.
  @Test func `A row that is there again in a later epoch shows its newest content`() {
    let change = RowChange(item: ItemID(rawValue: 39), content: RowContent(height: .points(250)))
    let trace = run([
      (1_000, .live(changes: [change], appended: [])), (1_000, other),
      (2_000, .epoch(rows: EpochSimulationTests.ids(0..<40), changes: [], isLoading: false)),
    ])
    #expect(trace.frames.last?.frame.contentHeight == height * 39 + .points(250))
    #expect(covers(trace) == [0, 1, 2])
  }

  /// H-EPOCH-3.
  @Test func `Following goes on in the new window, from its reveal`() {
    let trace = run([(1_000, other), (1_500, .resize(ItemID(rawValue: 79), height: .points(200)))])
    let covered = trace.frames.filter { $0.frame.state.contains(.covered) }
    #expect(covered.allSatisfy { !$0.frame.state.contains(.following) })
    #expect(trace.all.contains(.followSwitched(on: false, .mounted)))
    #expect(
      trace.frames.last?.frame.offset == height * 39 + .points(200) - Device.plain.viewport.height
    )
  }

  /// H-EPOCH-3.
  @Test func `An epoch with a row twice is noted and not shown`() {
    let rows = EpochSimulationTests.ids(40..<50) + EpochSimulationTests.ids(40..<41)
    let trace = run([(1_000, .epoch(rows: rows, changes: [], isLoading: false))])
    #expect(reveals(trace) == [128])
    #expect(trace.all.contains(.fault(.duplicateItem, value: 11)))
  }
}
