import CollectionLayout
import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// What injected faults do to a run that has something for each of them.
@Suite struct FaultSimulationTests {
  private func ids(_ range: Range<UInt32>) -> [ItemID] { range.map { ItemID(rawValue: $0) } }

  private func at(_ milliseconds: Int64, _ event: InputEvent) -> TimedInput {
    TimedInput(at: .zero + .milliseconds(milliseconds), event: event)
  }

  private func live(_ item: UInt32, height: Int64, at milliseconds: Int64) -> TimedInput {
    let content = RowContent(height: .points(height))
    let change = RowChange(item: ItemID(rawValue: item), content: content)
    return at(milliseconds, .live(changes: [change], appended: []))
  }

  private func drag(from start: Int64, by points: Int64, lasting time: Int64) -> [TimedInput] {
    let steps = time / 8
    let moves = (1...steps).map { step in
      at(start + step * 8, .touchMoved(y: .points(100 + points * step / steps)))
    }
    return [at(start, .touchDown(y: .points(100)))] + moves + [at(start + time + 120, .touchUp)]
  }

  /// Rows that settle late under the cover, a stream under a drag, older pages that come, fail and
  /// get lost, a composer, a keyboard, the way back to the bottom, a busy main thread and
  /// another window.
  private func input(_ fault: InjectedFault?) -> SimulationInput {
    var rows = (0..<120).map { RowContent(height: Length(units: 8_000 + 5_003 * $0 % 40_000)) }
    rows[38].preparation = .readyAt(.zero + .milliseconds(100))
    var events: [TimedInput] = []
    for step in 0..<70 {
      events.append(live(39, height: 300 + 20 * Int64(step), at: 600 + 60 * Int64(step)))
    }
    events += drag(from: 1_500, by: 200, lasting: 400)
    events += drag(from: 5_000, by: 600, lasting: 300) + drag(from: 6_000, by: 600, lasting: 300)
    events += (0..<20).map { live(39, height: 900 + 9 * $0, at: 9_000 + 50 * $0) }
    events += [
      at(11_000, .composer(isOpen: true)), at(11_100, .keyboard(bottomInset: .points(300))),
      at(14_000, .bottomTapped), at(14_500, .send(appended: ids(110..<112))),
      at(18_000, .stall(.milliseconds(60))), live(39, height: 1_480, at: 18_020),
      at(19_000, .trim(keepingRows: 4)), at(20_000, .composer(isOpen: false)),
      at(20_500, .epoch(rows: ids(80..<110), changes: [], isLoading: false)),
    ]
    events += (0..<30).map { live(39, height: 1_200 + 9 * $0, at: 11_200 + 50 * $0) }
    return SimulationInput(
      tuning: Tuning(fault: fault),
      rows: rows,
      initial: ids(0..<40),
      older: [
        OlderPage(rows: ids(40..<60), latency: .milliseconds(90)),
        OlderPage(rows: ids(60..<80), latency: .milliseconds(60), outcome: .fails),
      ],
      events: events,
      duration: .seconds(21)
    )
  }

  @Test func `Without a fault the run is what it always was, with each of them another`() {
    let plain = Simulation.run(input(nil)).digest
    #expect(plain == Simulation.run(input(nil)).digest)
    // This run gives these no occasion; the self-test of the gate has one for each of them.
    let idle: [InjectedFault] = [
      .deadlineAPassLate, .followIgnoresSend, .bottomSettleOverrunsLimit, .olderNeverStale,
      .heldCheckIsSlow, .creepIsRefused, .shortHistoryIgnored, .motionIsIgnored,
      .restoreEndsAtOnce, .bottomSettleStopsAtOne, .olderSpacingIgnored, .failedPageReloads,
    ]
    for fault in InjectedFault.allCases where !idle.contains(fault) {
      #expect(Simulation.run(input(fault)).digest != plain, "\(fault.name)")
    }
  }
}
