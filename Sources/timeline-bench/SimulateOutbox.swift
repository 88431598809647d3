internal import OutboxSimulation
internal import Synchronization

/// `timeline-bench simulate outbox`: seeds of the outbox under faults.
///
/// Source: DST-6, DST-11.
struct SimulateOutbox {
  let console: Console

  /// Runs past failures and then the seeds that the arguments name.
  ///
  /// - Returns: `violation` if an invariant broke, which a defect that is switched on has to do, or
  ///   if a transition was taken too seldom.
  /// - Throws: `UsageError`.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try SimulateOutboxOptions(arguments)
    let simulator = OutboxSimulator(mutant: options.mutant)
    if options.mutant == nil, options.seeds.count > 1, let fault = pastFault(simulator, options) {
      for line in fault { console.print(line) }
      return .violation
    }
    let total = await total(simulator, options)
    let report = SimulateOutboxReport(options: options, total: total)
    for line in report.lines { console.print(line) }
    if let seed = total.broken {
      let shrunk = simulator.shrink(seed: seed)
      for line in SimulateOutboxReport.failure(of: seed, shrunk, options) { console.print(line) }
      return .violation
    }
    if let fault = report.coverageFault {
      console.print(fault)
      return .violation
    }
    let subject = options.mutant.map { "the defect \($0.rawValue) was not found" }
    console.print("verdict: " + (subject ?? "every invariant held"))
    return .pass
  }

  /// The lines of the first past failure that is back.
  private func pastFault(
    _ simulator: OutboxSimulator,
    _ options: SimulateOutboxOptions
  ) -> [String]? {
    for (index, script) in PastFailures.scripts.enumerated() {
      guard let violation = simulator.run(script).violation else { continue }
      let steps = script.steps.map { "  " + $0.text }
      return ["past script \(index) breaks \(violation.rule) again"] + steps
    }
    for seed in PastFailures.seeds where simulator.run(seed: seed).violation != nil {
      return SimulateOutboxReport.failure(of: seed, simulator.shrink(seed: seed), options)
    }
    return nil
  }

  private func total(
    _ simulator: OutboxSimulator,
    _ options: SimulateOutboxOptions
  ) async -> SimulateOutboxPool.Total {
    let pool = SimulateOutboxPool(
      simulator: simulator,
      seeds: options.seeds,
      jobs: options.jobs
    )
    let count = options.seeds.count
    let start = ContinuousClock.now
    let done = Tally()
    defer { if console.isErrorTerminal { console.redraw("") } }
    return await pool.total { [console] finished in
      guard console.isErrorTerminal else { return }
      done.add(finished) { sum in
        let elapsed = ContinuousClock.now - start
        console.redraw(Progress.bar(done: sum, total: count, elapsed: elapsed))
      }
    }
  }

  /// Seeds that are done; what is shown for them is shown under the lock.
  private final class Tally: Sendable {
    private let sum = Mutex(0)

    func add(_ count: Int, _ show: (Int) -> Void) {
      sum.withLock { sum in
        sum += count
        show(sum)
      }
    }
  }
}
