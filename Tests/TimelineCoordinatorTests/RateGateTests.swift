import Testing
import TestSupport
import TimelineCoordinator
import TimelineUnits

@Suite struct RateGateTests {
  /// Runs marbles of 1/60 s behind a gate of 1/6 s, which is 0.5 s with the composer open.
  ///
  /// In: `c` a change, `u` something that is not gated, `o` the composer opens, `s` it shuts. Out:
  /// `P` a pass of the gate, `U` one that is not gated.
  private static func expect(
    _ input: String,
    gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var gate = RateGate(interval: .period(hertz: 6))
    MarbleRun.expect(
      input,
      gives: expected,
      step: .period(hertz: 60),
      sourceLocation: sourceLocation
    ) { event, run in
      var timer: Instant?
      switch event {
      case .marble("c"):
        let decision = gate.submit(at: run.now)
        if decision == .passNow { run.emit("P") }
        if case .wait(let due) = decision { timer = due }
      case .marble("u"):
        gate.passedUngated(at: run.now)
        run.emit("U")
      case .marble("o"): timer = gate.setInterval(.milliseconds(500), at: run.now)
      case .marble: timer = gate.setInterval(.period(hertz: 6), at: run.now)
      case .timer: if gate.timerFired(at: run.now) { run.emit("P") }
      }
      if let timer { run.startTimer(at: timer) }
    }
  }

  /// H-CAD-2.
  @Test func `A change passes at once or 1/6 s after the last pass, and the last is never lost`() {
    RateGateTests.expect("c---------c---|", gives: "P---------P---|")
    RateGateTests.expect("cc------------|", gives: "P---------P---|")
    RateGateTests.expect("c--c-cc-c-----c-----|", gives: "P---------P---------|")
    RateGateTests.expect("c--c-cc-c-----c------|", gives: "P---------P---------P|")
    RateGateTests.expect("-c-----------c------|", gives: "-P-----------P------|")
    RateGateTests.expect("[ccc]-------------------|", gives: "P---------P---------|")
  }

  /// H-CAD-4.
  @Test func `After a switch the next pass keeps the new interval to the last one`() {
    RateGateTests.expect(
      "c-c-o---------------------------|",
      gives: "P-----------------------------P-|"
    )
    RateGateTests.expect(
      "oc-c--------s---c-------------|",
      gives: "-P----------P---------P-------|"
    )
    RateGateTests.expect("oc-c--s-------------|", gives: "-P---------P--------|")
    RateGateTests.expect(
      "c--o--c-----------------------|",
      gives: "P-----------------------------|"
    )
    RateGateTests.expect("o---s---c---|", gives: "--------P---|")
  }

  /// H-CAD-6.
  @Test func `What is not gated takes the newest state along and counts as the last pass`() {
    RateGateTests.expect("c--c-u----c----------|", gives: "P----U---------P-----|")
    RateGateTests.expect("u--c--------|", gives: "U---------P-|")
    RateGateTests.expect("uuu-----|", gives: "UUU-----|")
    RateGateTests.expect("c--c------u--|", gives: "P---------U--|")
  }

  @Test func `A gate without interval lets everything pass`() {
    let gate = Probe(RateGate(interval: .zero))
    for tick in Int64(0)..<3 {
      #expect(gate { $0.submit(at: Instant(ticks: tick)) } == .passNow)
      #expect(gate { $0.submit(at: Instant(ticks: tick)) } == .passNow)
    }
  }

  @Test func `A timer passes nothing without a waiting state or before it is due`() {
    let gate = Probe(RateGate(interval: .milliseconds(100)))
    #expect(!gate { $0.timerFired(at: .zero) })
    #expect(gate { $0.submit(at: .zero) } == .passNow)
    let due = Instant.zero + .milliseconds(100)
    #expect(gate { $0.submit(at: Instant(ticks: 1)) } == .wait(until: due))
    #expect(gate { $0.submit(at: Instant(ticks: 2)) } == .alreadyWaiting)
    #expect(!gate { $0.timerFired(at: due - Interval(ticks: 1)) })
    #expect(gate { $0.timerFired(at: due + Interval(ticks: 5)) })
    #expect(gate.lastPass == due + Interval(ticks: 5))
    #expect(!gate { $0.timerFired(at: due + Interval(ticks: 5)) })
  }

  /// H-CAD-3.
  @Test func `In every half-open second at most 6 live passes, 2 with the composer open`() {
    for (interval, most) in [(Interval.period(hertz: 6), 6), (.milliseconds(500), 2)] {
      for seed in UInt64(0)..<20 {
        let passes = RateGateTests.passes(interval: interval, seed: seed)
        for (index, pass) in passes.enumerated() {
          let second = passes[index...].prefix { $0 < pass + .seconds(1) }
          #expect(second.count <= most, "seed \(seed)")
        }
        #expect(zip(passes, passes.dropFirst()).allSatisfy { $1 - $0 >= interval })
      }
    }
  }

  @Test func `With an exact 1/6 s a closed second may hold 7 passes`() {
    let passes = RateGateTests.passes(
      interval: .period(hertz: 6),
      every: Interval(ticks: 1_000_000)
    )
    let closed = passes.prefix { $0 <= passes[0] + .seconds(1) }
    #expect(closed.count == 7)
  }

  /// H-CAD-1.
  @Test
  func `Changes every 100 ms pass a gate of 100 ms 10 times a second and one of 1/6 s 6 times`() {
    let tenth = Interval.milliseconds(100)
    for (interval, rate) in [(tenth, 10), (.period(hertz: 6), 6), (.milliseconds(500), 2)] {
      let passes = RateGateTests.passes(interval: interval, every: tenth)
      #expect(passes.filter { $0 < .zero + .seconds(10) }.count == 10 * rate)
    }
  }

  /// H-CAD-5.
  @Test func `Through both gates the last change is out 266.7 ms after it came, or 600 ms`() {
    for (interval, latest) in [
      (Interval.period(hertz: 6), Interval.milliseconds(100) + .period(hertz: 6)),
      (.milliseconds(500), .milliseconds(600)),
    ] {
      for shift in Int64(0)..<100 {
        let last = Instant.zero + .seconds(3) + .milliseconds(shift)
        let out = RateGateTests.throughBothGates(interval: interval, last: last)
        #expect(out >= last && out - last <= latest)
      }
    }
  }

  // MARK: Drivers

  private static func passes(interval: Interval, seed: UInt64) -> [Instant] {
    var random = RandomSource(seed: seed)
    var changes: [Instant] = []
    var now = Instant.zero
    while now < .zero + .seconds(10) {
      now = now + Interval(ticks: Int64(random.below(100_000_000)))
      changes.append(now)
    }
    return passes(interval: interval, changes: changes)
  }

  private static func passes(interval: Interval, every period: Interval) -> [Instant] {
    let count = Interval.seconds(10).ticks / period.ticks
    return passes(interval: interval, changes: (0..<count).map { .zero + period * $0 })
  }

  /// The passes of a gate whose timers fire when they are due.
  private static func passes(interval: Interval, changes: [Instant]) -> [Instant] {
    var gate = RateGate(interval: interval)
    var passes: [Instant] = []
    for change in changes {
      if let due = gate.due, due <= change, gate.timerFired(at: due) { passes.append(due) }
      if gate.submit(at: change) == .passNow { passes.append(change) }
    }
    if let due = gate.due, gate.timerFired(at: due) { passes.append(due) }
    return passes
  }

  /// When a change that came last is out of the second gate; others came in every millisecond.
  private static func throughBothGates(interval: Interval, last: Instant) -> Instant {
    let count = last.sinceStart.ticks / Interval.milliseconds(1).ticks
    let changes = (0...count).map { Instant.zero + .milliseconds($0) }
    let updates = passes(interval: .milliseconds(100), changes: changes)
    let renders = passes(interval: interval, changes: updates)
    return renders.last ?? .zero
  }
}
