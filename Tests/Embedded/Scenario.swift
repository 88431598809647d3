import TimelineCoordinator
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// Runs a small chat through the pure modules and reduces its trace to one number.
///
/// The number is the same in the page and on the host, or one of them computes differently. A
/// reveal with rows that become ready late, a streamed answer that is followed, and older pages
/// under the reader's finger touch every state machine of the screen; the seed keeps the compiler
/// from computing anything beforehand.
@_cdecl("run_scenario")
public func runScenario(seed: UInt64) -> UInt64 {
  var random = RandomSource(seed: seed)
  var rows: [RowContent] = []
  for index in 0..<90 {
    let height = Length(units: Int64(random.within(20 * 192...400 * 192)))
    let isLate = index > 26 && index < 30
    rows.append(
      RowContent(height: height, preparation: isLate ? .takes(.milliseconds(96)) : .ready)
    )
  }
  var events: [TimedInput] = []
  for step in 1...30 {
    let height = Length.points(Int64(40 + 18 * step))
    let content = RowContent(height: height, preparation: .ready)
    let change = RowChange(item: ItemID(rawValue: 29), content: content)
    events.append(
      TimedInput(
        at: .zero + .milliseconds(600 + 40 * Int64(step)),
        event: .live(changes: [change], appended: [])
      )
    )
  }
  for drag in 0..<4 {
    let start = Int64(4_000 + 900 * drag)
    for move in 0...20 {
      let y = Length.points(100 + Int64(move) * 25)
      let at = Instant.zero + .milliseconds(start + 16 * Int64(move))
      events.append(TimedInput(at: at, event: move == 0 ? .touchDown(y: y) : .touchMoved(y: y)))
    }
    events.append(TimedInput(at: .zero + .milliseconds(start + 400), event: .touchUp))
  }
  let pages = [30..<60, 60..<90].map { range in
    OlderPage(rows: range.map { ItemID(rawValue: UInt32($0)) }, latency: .milliseconds(120))
  }
  let trace = Simulation.run(
    SimulationInput(
      rows: rows,
      initial: (0..<30).map { ItemID(rawValue: UInt32($0)) },
      older: pages,
      events: events,
      duration: .seconds(9)
    )
  )
  return trace.digest
}
