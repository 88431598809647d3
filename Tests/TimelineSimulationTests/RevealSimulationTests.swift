import CollectionLayout
import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// The closed forms of the first reveal, computed by whole runs.
@Suite struct RevealSimulationTests {
  private func rows(_ count: Int, height: Int64 = 100) -> [RowContent] {
    [RowContent](repeating: RowContent(height: .points(height)), count: count)
  }

  private func input(_ rows: [RowContent], events: [TimedInput] = []) -> SimulationInput {
    SimulationInput(
      rows: rows,
      initial: rows.indices.map { ItemID(rawValue: UInt32($0)) },
      events: events,
      duration: .seconds(3)
    )
  }

  /// H-SETTLE-2.
  @Test func `Rows that are all ready are revealed at pass 4, after 128 ms`() throws {
    let trace = Simulation.run(input(rows(40)))
    #expect(trace.reveal == Reveal(at: .milliseconds(128), cause: .still, pass: 4))
    #expect(trace.kinds == [.first, .still, .still, .still])
  }

  /// H-REVEAL-1.
  @Test func `Three waiting passes, one moved and three still make pass 7, 224 ms`() throws {
    var content = rows(40)
    content[38].preparation = .readyAt(.zero + .milliseconds(100))
    let trace = Simulation.run(input(content))
    #expect(trace.kinds == [.waiting, .waiting, .waiting, .moved, .still, .still, .still])
    #expect(trace.reveal == Reveal(at: .milliseconds(224), cause: .still, pass: 7))
  }

  /// H-REVEAL-3.
  @Test func `A layout that changes in every pass is revealed at pass 63, 2,016 ms`() throws {
    let events = (1..<100).map { number in
      let height = Length.points(number % 2 == 0 ? 100 : 140)
      return TimedInput(
        at: .zero + .milliseconds(Int64(number) * 32 - 16),
        event: .resize(ItemID(rawValue: 39), height: height)
      )
    }
    let trace = Simulation.run(input(rows(40), events: events))
    #expect(trace.reveal == Reveal(at: .milliseconds(2_016), cause: .deadline, pass: 63))
  }
}
