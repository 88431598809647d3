import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

@Suite struct SimulationTests {
  private func input(seed: UInt64) -> SimulationInput {
    var random = RandomSource(seed: seed)
    let rows = (0..<80).map { _ in
      RowContent(
        height: .points(Int64(random.within(20...400))),
        preparation: random.chance(1, in: 2) ? .ready : .takes(.milliseconds(3))
      )
    }
    let events = (0..<200).map { _ in
      TimedInput(
        at: .zero + .milliseconds(Int64(random.below(4_000))),
        event: .resize(
          ItemID(rawValue: UInt32(random.below(60))),
          height: .points(Int64(random.within(20...400)))
        )
      )
    }
    return SimulationInput(
      rows: rows,
      initial: (0..<60).map { ItemID(rawValue: $0) },
      older: [
        OlderPage(rows: (60..<80).map { ItemID(rawValue: $0) }, latency: .milliseconds(90))
      ],
      events: events,
      duration: .seconds(4)
    )
  }

  @Test func `Equal inputs give equal traces to the bit, other seeds give others`() {
    let first = Simulation.run(input(seed: 1))
    #expect(first == Simulation.run(input(seed: 1)))
    #expect(first.digest != Simulation.run(input(seed: 2)).digest)
  }

  @Test func `A run begins with its setup, ends with its end, and times never fall`() throws {
    let trace = Simulation.run(input(seed: 3))
    let records = Array(trace.records)
    guard case .began = records.first?.record else {
      Issue.record("the first record is \(String(describing: records.first))")
      return
    }
    #expect(records.last?.record == .ended)
    #expect(records.last?.at == .zero + .seconds(4))
    #expect(zip(records, records.dropFirst()).allSatisfy { $0.at <= $1.at })
  }

  @Test func `Work that lasts beyond the end ends the run in time, whatever costs a second`() {
    let prices: [WritableKeyPath<WorkCost, Interval>] = [
      \.render, \.snapshot, \.snapshotRow, \.layoutPass, \.configure, \.measure,
      \.measurePer100Points, \.commit,
    ]
    for price in prices {
      for duration in stride(from: Int64(10), through: 400, by: 13) {
        var costly = input(seed: 7)
        costly.cost[keyPath: price] = .seconds(1)
        costly.duration = .milliseconds(duration)
        let records = Array(Simulation.run(costly).records)
        #expect(records.last?.record == .ended)
        #expect(records.last?.at == .zero + .milliseconds(duration))
        #expect(zip(records, records.dropFirst()).allSatisfy { $0.at <= $1.at })
      }
    }
  }

  /// T-GUARD-1.
  @Test func `A row behind guard 7 is written once, when its cell is first filled`() {
    var guarded = input(seed: 5)
    guarded.rows[59].guardRule = 7
    guarded.rows[0].guardRule = 12
    let records = Simulation.run(guarded).all.filter {
      if case .guarded = $0 { true } else { false }
    }
    #expect(records == [.guarded(ItemID(rawValue: 59), rule: 7)])
  }

  /// H-UNIT-4.
  @Test func `Inputs of one instant happen in the order in which they are listed`() {
    var both = input(seed: 4)
    let row = ItemID(rawValue: 59)
    let at = Instant.zero + .seconds(3)
    both.events = [
      TimedInput(at: at, event: .resize(row, height: .points(50))),
      TimedInput(at: .zero, event: .composer(isOpen: true)),
      TimedInput(at: at, event: .resize(row, height: .points(90))),
    ]
    let trace = Simulation.run(both)
    let last = trace.all.last { record in
      if case .placed(row, _, _, _) = record { true } else { false }
    }
    guard case .placed(_, _, let height, _)? = last else {
      Issue.record("the row was never on screen")
      return
    }
    #expect(height == .points(90))
  }

  /// H-REVEAL-9.
  @Test func `300 random runs are all revealed between 128 and 2,016 ms`() {
    for seed in 0..<300 {
      let reveal = Simulation.run(input(seed: UInt64(seed))).reveal
      let time = reveal?.at ?? .zero
      #expect(time >= .milliseconds(128) && time <= .milliseconds(2_016), "seed \(seed)")
    }
  }
}
