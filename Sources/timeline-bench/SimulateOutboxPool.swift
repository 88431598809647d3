internal import ChatOutbox
internal import FaultSimulation
internal import OutboxSimulation
internal import Synchronization

/// Runs seeds side by side, in chunks that are taken in order.
///
/// The first broken seed is the same for any number of workers: chunks are taken in order, and
/// every chunk that was taken is run up to its first broken seed.
struct SimulateOutboxPool {
  /// What a number of seeds came to.
  struct Total: Sendable {
    /// How many seeds were run.
    var seeds = 0
    /// How many events they had.
    var events = 0
    /// How many messages were sent.
    var messages = 0
    /// How many submits went over the link.
    var submits = 0
    /// How many messages wait for the user at the end.
    var asking = 0
    /// A digest of all runs.
    var digest: UInt64 = 0
    /// How often each transition was taken.
    var coverage = TransitionCoverage<OutboxTransition>()
    /// The lowest seed that broke an invariant.
    var broken: UInt64?

    fileprivate mutating func add(_ outcome: OutboxOutcome, of seed: UInt64) {
      seeds += 1
      events += outcome.events
      messages += outcome.messages
      submits += outcome.submits
      asking += outcome.asking
      // A sum of mixed digests does not depend on the order of the chunks.
      digest &+= (outcome.digest ^ seed) &* 0x9e37_79b9_7f4a_7c15
      coverage.add(outcome.coverage)
      if outcome.violation != nil { broken = seed }
    }

    fileprivate mutating func add(_ other: Total) {
      seeds += other.seeds
      events += other.events
      messages += other.messages
      submits += other.submits
      asking += other.asking
      digest &+= other.digest
      coverage.add(other.coverage)
      if let seed = other.broken { broken = min(seed, broken ?? seed) }
    }
  }

  private final class Counter: Sendable {
    private let next: Mutex<UInt64>

    init(_ first: UInt64) {
      next = Mutex(first)
    }

    /// The next chunk, or an empty one if none is left.
    func take(upTo end: UInt64) -> Range<UInt64> {
      next.withLock { next in
        let start = min(next, end)
        next = min(start + SimulateOutboxPool.chunk, end)
        return start..<next
      }
    }

    func stop() {
      next.withLock { $0 = UInt64.max }
    }
  }

  private static let chunk: UInt64 = 250

  let simulator: OutboxSimulator
  let seeds: Range<UInt64>
  let jobs: Int

  /// Runs the seeds, or fewer once one has broken an invariant.
  ///
  /// - Parameter advance: Called with the number of seeds of each finished chunk.
  /// - Returns: What they came to together.
  func total(_ advance: @escaping @Sendable (Int) -> Void) async -> Total {
    let counter = Counter(seeds.lowerBound)
    var total = Total()
    await withTaskGroup(of: Total.self) { group in
      for _ in 0..<jobs {
        group.addTask { work(counter, advance) }
      }
      for await part in group { total.add(part) }
    }
    return total
  }

  private func work(_ counter: Counter, _ advance: (Int) -> Void) -> Total {
    var total = Total()
    while total.broken == nil {
      let chunk = counter.take(upTo: seeds.upperBound)
      guard !chunk.isEmpty else { break }
      for seed in chunk where total.broken == nil {
        total.add(simulator.run(seed: seed), of: seed)
      }
      if total.broken != nil { counter.stop() }
      advance(chunk.count)
    }
    return total
  }
}
