import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// The render cadence of a streamed row, computed by whole runs.
@Suite struct RenderSimulationTests {
  private func ids(_ range: Range<UInt32>) -> [ItemID] { range.map { ItemID(rawValue: $0) } }

  private func input(_ events: [TimedInput], seconds: Int64 = 5) -> SimulationInput {
    SimulationInput(
      rows: [RowContent](repeating: RowContent(height: .points(80)), count: 60),
      initial: ids(0..<40),
      events: events,
      duration: .seconds(seconds)
    )
  }

  private func live(_ item: UInt32, height: Int64, at milliseconds: Int64) -> TimedInput {
    let content = RowContent(height: .points(height))
    let change = RowChange(item: ItemID(rawValue: item), content: content)
    return TimedInput(
      at: .zero + .milliseconds(milliseconds),
      event: .live(changes: [change], appended: [])
    )
  }

  /// H-CAD-3.
  @Test func `A revision every 30 ms makes 6 renders in every half-open second and 0 snapshots`() {
    let events = (0..<100).map { live(39, height: 100 + Int64($0), at: 1_000 + 30 * Int64($0)) }
    let trace = Simulation.run(input(events))
    let renders = trace.renders(.live)
    for start in renders {
      let inWindow = renders.filter { $0 >= start && $0 < start + .seconds(1) }
      #expect(inWindow.count <= 6)
    }
    // 2.97 s of revisions: a leading render, then one in every sixth of a second to the trailing
    // one.
    #expect(renders.count == 20)
    #expect(trace.all.allSatisfy { if case .snapshotApplied = $0 { false } else { true } })
    let reconfigured = trace.all.compactMap { record -> ItemID? in
      if case .reconfigured(let item) = record { item } else { nil }
    }
    #expect(reconfigured == [ItemID](repeating: ItemID(rawValue: 39), count: 20))
    #expect(trace.frames.last?.frame.contentHeight == .points(39 * 80 + 199))
  }

  /// H-COORD-2.
  @Test func `New content of a row that is not visible reconfigures nothing`() {
    let trace = Simulation.run(input([live(2, height: 300, at: 1_000)]))
    #expect(trace.renders(.live).count == 1)
    #expect(trace.all.allSatisfy { if case .reconfigured = $0 { false } else { true } })
    #expect(trace.frames.last?.frame.contentHeight == .points(3_200))
  }

  /// H-COORD-3.
  @Test func `Rows that are new at the end make exactly one list snapshot`() {
    let event = InputEvent.live(changes: [], appended: ids(40..<43))
    let trace = Simulation.run(input([TimedInput(at: .zero + .seconds(1), event: event)]))
    let snapshots = trace.all.filter { if case .snapshotApplied = $0 { true } else { false } }
    #expect(snapshots == [.snapshotApplied(inserted: 3, deleted: 0, moved: 0)])
    #expect(trace.frames.last?.frame.offset == .points(3_440 - 700))
  }

  /// H-COORD-4.
  @Test func `A window in which a row occurs twice is a fault and leaves the screen as it is`() {
    let event = InputEvent.window(rows: ids(0..<3) + ids(0..<1), changes: [])
    let trace = Simulation.run(input([TimedInput(at: .zero + .seconds(1), event: event)]))
    #expect(trace.all.contains(.fault(.duplicateItem, value: 4)))
    #expect(trace.frames.last?.frame.contentHeight == .points(3_200))
  }

  /// H-HOLD-1.
  @Test func `While the list is dragged a visible change waits, and applies once at rest`() {
    var events = [TimedInput(at: .zero + .milliseconds(900), event: .touchDown(y: .points(300)))]
    for step in 1...60 {
      events.append(
        TimedInput(
          at: .zero + .milliseconds(900 + 16 * Int64(step)),
          event: .touchMoved(y: .points(300 + Int64(step)))
        )
      )
    }
    events.append(TimedInput(at: .zero + .milliseconds(2_000), event: .touchUp))
    events += (0..<5).map { live(39, height: 110 + Int64($0), at: 1_100 + 200 * Int64($0)) }
    let trace = Simulation.run(input(events))
    let applied = trace.records.filter { timed in
      if case .heldApplied = timed.record { true } else { false }
    }
    #expect(applied.map(\.at) == [.zero + .milliseconds(2_000)])
    #expect(trace.all.filter { $0 == .reconfigured(ItemID(rawValue: 39)) }.count == 1)
    #expect(trace.frames.last?.frame.contentHeight == .points(3_200 + 34))
  }
}
