import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

@Suite struct MainThreadTests {
  @Test func `What is due while the thread is busy begins when it is free`() {
    var thread = MainThread()
    let start = Instant.zero + .milliseconds(10)
    thread.work(for: .milliseconds(25), from: thread.start(of: start))
    #expect(thread.start(of: start) == .zero + .milliseconds(35))
    #expect(thread.start(of: .zero + .milliseconds(50)) == .zero + .milliseconds(50))
  }

  /// H-SETTLE-3.
  @Test(arguments: [(0, 2_016), (2, 2_142), (4, 2_268), (8, 2_520), (16, 3_024)])
  func `With work in every pass the deadline is 63 times 32 ms and the work`(
    work: Int,
    deadline: Int
  ) {
    let trace = Simulation.run(input(passWork: .milliseconds(Int64(work)), clock: .sleepAfterWork))
    let expected = Interval.milliseconds(Int64(deadline))
    #expect(trace.reveal == Reveal(at: expected, cause: .deadline, pass: 63))
  }

  /// H-SETTLE-3.
  @Test func `At a fixed rate passes with 8 ms of work still end at 2,016 ms and the last work`() {
    let trace = Simulation.run(input(passWork: .milliseconds(8), clock: .fixedRate))
    #expect(trace.reveal?.at == .milliseconds(2_016 + 8))
  }

  @Test func `A stall of 100 ms delays the pass that is due in it`() {
    var stalled = input(passWork: .zero, clock: .sleepAfterWork)
    stalled.events.append(
      TimedInput(at: .zero + .milliseconds(30), event: .stall(.milliseconds(100)))
    )
    let first = Simulation.run(stalled).records.first { timed in
      if case .settlePass = timed.record { true } else { false }
    }
    #expect(first?.at == .zero + .milliseconds(130))
  }

  /// A list whose last row never holds still: each pass lays out once and measures that row.
  private func input(passWork: Interval, clock: PassClock) -> SimulationInput {
    var tuning = Tuning()
    tuning.reveal.passClock = clock
    // The display stands still, so every layout is a settle pass's.
    var device = Device.plain
    device.refresh = .seconds(60)
    let rows = [RowContent](repeating: RowContent(height: .points(80)), count: 40)
    // Two resizes in every pass's sleep, so that each pass finds another height.
    let events = (0..<1_000).map { number in
      TimedInput(
        at: .zero + .milliseconds(20 + 4 * Int64(number)),
        event: .resize(ItemID(rawValue: 39), height: .points(Int64(100 + number)))
      )
    }
    return SimulationInput(
      device: device,
      tuning: tuning,
      rows: rows,
      initial: rows.indices.map { ItemID(rawValue: UInt32($0)) },
      events: events,
      cost: WorkCost(layoutPass: passWork),
      duration: .seconds(4)
    )
  }
}
