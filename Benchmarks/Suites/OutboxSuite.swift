public import BenchmarkKit
import ChatOutbox
import OutboxSimulation
import TimelineUnits

/// What the outbox costs: whole simulated seeds, and one message among many that wait.
public enum OutboxSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "outbox",
      summary: "Seeds of the outbox under faults, and one message among many that wait.",
      cases: [
        BenchmarkCase(name: "outbox/seeds", unit: "seeds/s", bar: .atLeast(5_000)) { sampler in
          guard
            let spent = best(sampler, { for seed in 0..<500 as Range<UInt64> { _ = run(seed) } })
          else { return nil }
          return 500 * 1e9 / spent
        },
        BenchmarkCase(name: "outbox/event", unit: "µs", bar: .atMost(2.5)) { sampler in
          var events = 0
          let work = {
            events = 0
            for seed in 0..<500 as Range<UInt64> { events += run(seed).events }
          }
          guard let spent = best(sampler, work), events > 0 else { return nil }
          return spent / 1_000 / Double(events)
        },
        BenchmarkCase(name: "outbox/resends", unit: "submits", bar: .atMost(1.3)) { _ in
          let outcomes = (0..<500 as Range<UInt64>).map(run)
          let submits = outcomes.reduce(0) { $0 + $1.submits }
          return Double(submits) / Double(outcomes.reduce(0) { $0 + $1.messages })
        },
      ]
        + [10, 100, 1_000].map { waiting in
          BenchmarkCase(name: "outbox/send-\(waiting)", unit: "µs", bar: .atMost(100)) {
            sampler in
            guard let long = best(sampler, { send(waiting + 100) }),
              let short = best(sampler, { send(waiting) })
            else { return nil }
            return max(0, long - short) / 1_000 / 100
          }
        }
    )
  }

  private static func run(_ seed: UInt64) -> OutboxOutcome { OutboxSimulator().run(seed: seed) }

  /// Sends messages without a link, so that all of them wait and each write holds all before it.
  private static func send(_ count: Int) {
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 0)
    _ = outbox.handle(.read(OutboxReading(bytes: nil, witness: nil)), at: time)
    let key = ScopeKey(desktop: Array("d".utf8), session: Array("s".utf8))
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 100)
    for number in 0..<UInt64(count) {
      let message = OutboxMessage(
        operation: OperationID(low: number),
        mutation: MutationID(low: number),
        text: text
      )
      _ = outbox.handle(.send(key, message), at: time)
    }
  }

  /// The CPU time of a function in nanoseconds, the smallest of five.
  private static func best(_ sampler: Sampler, _ body: () -> Void) -> Double? {
    sampler.measureWhole(times: 5, body).minimum
  }
}
