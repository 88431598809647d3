import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// Older pages, under the cover and while reading, computed by whole runs.
@Suite struct OlderSimulationTests {
  private func ids(_ range: Range<UInt32>) -> [ItemID] { range.map { ItemID(rawValue: $0) } }

  private func contents(_ count: Int) -> [RowContent] {
    (0..<count).map { RowContent(height: .points(Int64(60 + 37 * $0 % 181))) }
  }

  private func drag(from start: Int64, by points: Int64, every: Int64 = 16) -> [TimedInput] {
    var events = [TimedInput(at: .zero + .milliseconds(start), event: .touchDown(y: .points(100)))]
    let steps = points / 10
    for step in 1...steps {
      events.append(
        TimedInput(
          at: .zero + .milliseconds(start + every * step),
          event: .touchMoved(y: .points(100 + 10 * step))
        )
      )
    }
    // The finger rests before it is lifted, so that no fling follows.
    events.append(
      TimedInput(at: .zero + .milliseconds(start + every * steps + 100), event: .touchUp)
    )
    return events
  }

  /// H-PREPEND-4.
  @Test func `A page that comes in while reading moves no visible row in any frame`() throws {
    let page = OlderPage(rows: ids(100..<140), latency: .milliseconds(300))
    let trace = Simulation.run(
      SimulationInput(
        rows: contents(140),
        initial: ids(0..<40),
        older: [page],
        events: drag(from: 1_000, by: 3_000),
        duration: .seconds(8)
      )
    )
    let restores = trace.records.filter { timed in
      if case .restoreBegan = timed.record { true } else { false }
    }
    let began = try #require(restores.first)
    #expect(restores.count == 1)
    var tops: [UInt32: Length] = [:]
    var screen: [UInt32: Length] = [:]
    var worst = Length.zero
    for timed in trace.records {
      switch timed.record {
      case .placed(let item, let top, _, _): tops[item.rawValue] = top
      case .left(let item):
        tops[item.rawValue] = nil
        screen[item.rawValue] = nil
      case .frame(let frame):
        for (item, top) in tops {
          let y = top - frame.offset
          if let before = screen[item], timed.at >= began.at {
            worst = max(worst, (y - before + frame.commanded).magnitude)
          }
          screen[item] = y
        }
      default: break
      }
    }
    #expect(worst <= Length(units: 96))
  }

  /// H-REVEAL-2.
  @Test func `A short history asks for a page at pass 4, and k waits make pass 8 + k`() {
    let page = OlderPage(rows: ids(100..<140), latency: .milliseconds(100))
    let trace = Simulation.run(
      SimulationInput(
        rows: contents(140),
        initial: ids(0..<8),
        older: [page],
        duration: .seconds(3)
      )
    )
    let waits = trace.kinds.filter { $0 == .waiting }.count
    #expect(waits == 3)
    #expect(trace.reveal?.pass == 8 + waits)
    #expect(trace.all.contains(.olderRequested(underCover: true)))
  }

  /// H-SHORT-2.
  @Test func `A page that fails ends the wait, and the next settled state is revealed`() {
    let page = OlderPage(rows: ids(100..<140), latency: .milliseconds(100), outcome: .fails)
    let trace = Simulation.run(
      SimulationInput(
        rows: contents(140),
        initial: ids(0..<8),
        older: [page],
        duration: .seconds(3)
      )
    )
    #expect(trace.reveal?.cause == .still)
    #expect(trace.reveal?.pass == 11)
  }

  /// H-SETTLE-11.
  @Test func `An empty chat whose first load never comes is revealed at the deadline`() {
    let trace = Simulation.run(
      SimulationInput(
        rows: contents(10),
        initial: ids(0..<10),
        firstLoad: .seconds(60),
        duration: .seconds(3)
      )
    )
    #expect(trace.reveal == Reveal(at: .milliseconds(2_016), cause: .deadline, pass: 63))
    #expect(Set(trace.kinds) == [.waiting])
  }

  /// H-OLDER-3.
  @Test func `A lost page is stale after 8 s`() {
    let page = OlderPage(rows: ids(100..<140), latency: .zero, outcome: .isLost)
    let trace = Simulation.run(
      SimulationInput(
        rows: contents(140),
        initial: ids(0..<40),
        older: [page],
        events: drag(from: 1_000, by: 3_000),
        duration: .seconds(20)
      )
    )
    let requested = trace.records.first { $0.record == .olderRequested(underCover: false) }
    let ended = trace.records.first { $0.record == .olderEnded(.stale, rows: 0) }
    #expect(requested != nil)
    #expect(ended?.at == requested.map { $0.at + .seconds(8) })
  }
}
