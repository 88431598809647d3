public import BenchmarkKit
public import ChatScenarios
internal import TimelineTrace
public import TimelineUnits

/// Runs a scenario again and again: unobserved, with a log, and with a meter.
public struct ScenarioProfiler {
  /// How often the scenario is run for each figure of this machine.
  public var rounds: Int
  /// What is read at every step.
  public var clock: Meter
  /// What a mark adds to the clock.
  public var markCost: Int64
  /// The counters of allocations and of their bytes, where they can be counted.
  public var allocations: (calls: Meter, bytes: Meter)?

  /// Creates a profiler.
  ///
  /// - Parameters:
  ///   - rounds: How often the scenario is run for each figure of this machine.
  ///   - clock: What is read at every step; time that passes by default.
  ///   - markCost: What a mark adds to the clock; measured now if it is `nil`.
  ///   - allocations: The counters of allocations and of their bytes, where they can be counted.
  /// - Precondition: `rounds` is positive.
  public init(
    rounds: Int = 5,
    clock: Meter = .wall,
    markCost: Int64? = nil,
    allocations: (calls: Meter, bytes: Meter)? = nil
  ) {
    precondition(rounds > 0, "a profile needs a run")
    self.rounds = rounds
    self.clock = clock
    self.markCost = markCost ?? ProfileMeter.markCost(of: clock)
    self.allocations = allocations
  }

  /// Profiles a scenario.
  ///
  /// - Parameters:
  ///   - title: What the run is called.
  ///   - prepare: Reads and measures everything anew and tells the observer what it takes.
  /// - Returns: The profile.
  /// - Throws: `InputError` if the scenario cannot be prepared.
  public func profile(
    _ title: String,
    prepare: (WorkObserver?) throws(InputError) -> CompiledScenario
  ) throws(InputError) -> RunProfile {
    let log = ProfileLog()
    let scenario = try prepare(log)
    let trace = scenario.trace(observedBy: log)
    var isRepeatable = true
    var totals: ProfileTotals?
    for _ in 0..<rounds {
      let (time, digest) = try unobserved(prepare)
      totals = totals?.smaller(time) ?? time
      isRepeatable = isRepeatable && digest == trace.digest
    }
    func read(_ meter: Meter, _ cost: Int64, _ count: Int) throws(InputError) -> [SpanLedger] {
      var ledgers: [SpanLedger] = []
      for _ in 0..<count {
        let observer = ProfileMeter(meter, markCost: cost, eventCapacity: log.events.count)
        let digest = try prepare(observer).trace(observedBy: observer).digest
        isRepeatable = isRepeatable && digest == trace.digest
        ledgers.append(observer.ledger)
      }
      return ledgers
    }
    let ledgers = try read(clock, markCost, rounds)
    var counted: (calls: SpanReadings, bytes: SpanReadings)?
    if let allocations {
      // Counting makes an allocation dearer, so that the rounds before are timed without it.
      let (ledgers, _) = try AllocationCounter.count { () throws(InputError) in
        (try read(allocations.calls, 0, 2), try read(allocations.bytes, 0, 2))
      }
      let calls = SpanReadings(smallestOf: ledgers.0)
      let bytes = SpanReadings(smallestOf: ledgers.1)
      if let calls, let bytes { counted = (calls, bytes) }
    }
    guard let host = SpanReadings(smallestOf: ledgers), host.eventCount == log.events.count,
      let totals
    else {
      throw InputError(place: title, message: "two runs did not do the same, so no time is theirs")
    }
    return RunProfile(
      title: title,
      trace: trace,
      scenario: scenario,
      log: log,
      host: host,
      totals: totals,
      marks: (ledgers[0].marks, markCost),
      allocations: counted,
      isRepeatable: isRepeatable
    )
  }

  private func unobserved(
    _ prepare: (WorkObserver?) throws(InputError) -> CompiledScenario
  ) throws(InputError) -> (ProfileTotals, UInt64) {
    let start = (HostClock.threadCPUNanoseconds(), HostClock.monotonicNanoseconds())
    let scenario = try prepare(nil)
    let middle = (HostClock.threadCPUNanoseconds(), HostClock.monotonicNanoseconds())
    let trace = scenario.trace()
    let end = (HostClock.threadCPUNanoseconds(), HostClock.monotonicNanoseconds())
    let totals = ProfileTotals(
      preparationCPU: middle.0 - start.0,
      preparationWall: middle.1 - start.1,
      runCPU: end.0 - middle.0,
      runWall: end.1 - middle.1
    )
    return (totals, trace.digest)
  }
}
