import Testing
import TimelineCoordinator
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// What an observer of a run is told, and that telling it changes nothing.
@Suite struct WorkObservationTests {
  /// Checks the order of what it is told and sums up what is charged.
  private final class Witness: WorkObserver {
    var open: [WorkStep] = []
    var isInEvent = false
    var faults: [String] = []
    var occasions: [WorkOccasion] = []
    var steps: [WorkStep: Int] = [:]
    var charges: [WorkStep: Interval] = [:]
    var prepared: [UInt32: Interval] = [:]
    var times: [Instant] = []

    override func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {
      if isInEvent || !open.isEmpty { faults.append("\(occasion) begins in an event") }
      isInEvent = true
      occasions.append(occasion)
      times.append(time)
    }

    override func ended() {
      if !isInEvent || !open.isEmpty { faults.append("an event ends with \(open)") }
      isInEvent = false
    }

    override func began(_ step: WorkStep, item: ItemID?) {
      open.append(step)
      steps[step, default: 0] += 1
      if (step == .configure || step == .measure) != (item != nil) {
        faults.append("\(step) of \(String(describing: item))")
      }
    }

    override func ended(_ step: WorkStep) {
      if open.popLast() != step { faults.append("\(step) ends out of turn") }
    }

    override func charged(_ time: Interval, for step: WorkStep, item: ItemID?) {
      if time <= .zero { faults.append("\(step) costs nothing") }
      if let item {
        prepared[item.rawValue] = (prepared[item.rawValue] ?? .zero) + time
      } else {
        charges[step] = (charges[step] ?? .zero) + time
      }
    }
  }

  private func input(seed: UInt64, cost: WorkCost) -> SimulationInput {
    var random = RandomSource(seed: seed)
    let rows = (0..<80).map { _ in
      RowContent(
        height: .points(Int64(random.within(20...400))),
        preparation: random.chance(1, in: 2) ? .ready : .takes(.milliseconds(3))
      )
    }
    let events = (0..<120).map { number in
      let item = ItemID(rawValue: UInt32(random.below(60)))
      let height = Length.points(Int64(random.within(20...400)))
      let at = Instant.zero + .milliseconds(Int64(random.below(4_000)))
      let change = RowChange(item: item, content: RowContent(height: height))
      return TimedInput(
        at: at,
        event: number % 3 == 0
          ? .resize(item, height: height) : .live(changes: [change], appended: [])
      )
    }
    return SimulationInput(
      rows: rows,
      initial: (0..<60).map { ItemID(rawValue: $0) },
      older: [OlderPage(rows: (60..<79).map { ItemID(rawValue: $0) }, latency: .milliseconds(90))],
      events: events + [
        TimedInput(at: .zero + .seconds(3), event: .send(appended: [ItemID(rawValue: 79)]))
      ],
      cost: cost,
      duration: .seconds(4)
    )
  }

  private let prices = WorkCost(
    render: .milliseconds(1),
    snapshot: .milliseconds(2),
    snapshotRow: Interval(ticks: 7_056),
    layoutPass: Interval(ticks: 70_561),
    configure: Interval(ticks: 141_120),
    measure: Interval(ticks: 211_680),
    measurePer100Points: Interval(ticks: 54_331),
    commit: Interval(ticks: 352_800)
  )

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `An observed run has the trace of an unobserved one, to the bit`(seed: UInt64) {
    for cost in [WorkCost(), prices] {
      let input = input(seed: seed, cost: cost)
      let plain = Simulation.run(input)
      #expect(Simulation.run(input, observer: Witness()) == plain, "seed \(seed)")
      #expect(Simulation.run(input, observer: WorkObserver()) == plain, "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `Steps nest in events, and every frame and input is one`(seed: UInt64) {
    let witness = Witness()
    let input = input(seed: seed, cost: prices)
    let trace = Simulation.run(input, observer: witness)
    #expect(witness.faults == [], "seed \(seed)")
    #expect(witness.occasions.first == .mount)
    #expect(witness.occasions.count { $0 == .frame } == trace.frames.count)
    #expect(witness.occasions.count { $0 == .content } >= 40)
    #expect(witness.occasions.count { $0 == .data } >= 80)
    #expect(zip(witness.times, witness.times.dropFirst()).allSatisfy { $0 <= $1 })
    for step in [WorkStep.edit, .render, .apply, .layout, .measure, .configure, .move, .settle] {
      #expect(witness.steps[step, default: 0] > 0, "\(step)")
    }
    // All but the first and the last record, which belong to no event.
    #expect(witness.steps[.record] == trace.all.count - 2)
  }

  @Test func `Charges name the step that each price is for`() {
    let counts = (0..<6).map { index -> [WorkStep] in
      var cost = WorkCost()
      switch index {
      case 0: cost.render = .milliseconds(1)
      case 1: cost.snapshotRow = .milliseconds(1)
      case 2: cost.layoutPass = .milliseconds(1)
      case 3: cost.measurePer100Points = .milliseconds(1)
      case 4: cost.configure = .milliseconds(1)
      default: cost.commit = .milliseconds(1)
      }
      let witness = Witness()
      _ = Simulation.run(input(seed: 3, cost: cost), observer: witness)
      return Array(witness.charges.keys)
    }
    #expect(counts == [[.render], [.apply], [.layout], [.measure], [.configure], [.commit]])
  }

  @Test func `Where all work is free only preparations are charged, each once`() {
    let witness = Witness()
    let input = input(seed: 1, cost: WorkCost())
    let trace = Simulation.run(input, observer: witness)
    #expect(witness.charges.isEmpty)
    let begun = trace.all.count { if case .preparing = $0 { true } else { false } }
    #expect(witness.prepared.count == begun && begun >= 3)
    #expect(witness.prepared.values.allSatisfy { $0 == .milliseconds(3) })
  }

  @Test func `The parts of a price are the whole price, to the tick`() {
    var random = RandomSource(seed: 11)
    for _ in 0..<500 {
      var work = ScreenWork()
      work.renders = random.below(3)
      work.snapshots = random.below(3)
      work.snapshotRows = random.below(90)
      work.layoutPasses = random.below(9)
      work.configures = random.below(30)
      work.measures = random.below(30)
      work.measuredHeight = Length(units: Int64(random.below(900_000)))
      work.commits = random.below(2)
      let sum = prices.parts(of: work).reduce(Interval.zero) { $0 + $1.time }
      #expect(sum == prices.time(for: work), "seed 11")
    }
  }
}
