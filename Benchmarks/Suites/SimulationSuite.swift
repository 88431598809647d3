public import BenchmarkKit
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// What one frame and one message cost the screen, by the length of the history.
///
/// Each figure is the difference of two runs that differ in nothing but the number of frames or
/// messages, so that the mount, which has to look at every row, cancels out.
public enum SimulationSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "simulation",
      summary: "One idle frame and one sent message, by the length of the history.",
      cases: [1_000, 10_000, 100_000].flatMap { rows in
        [
          BenchmarkCase(name: "simulation/idle-frame-\(rows)", unit: "µs", bar: .atMost(4)) { _ in
            perUnit(2_000, cost(rows: rows, frames: 2_060), cost(rows: rows, frames: 60))
          },
          BenchmarkCase(name: "simulation/message-\(rows)", unit: "µs", bar: .atMost(100)) { _ in
            perUnit(400, cost(rows: rows, messages: 400), cost(rows: rows))
          },
        ]
      }
    )
  }

  private static func perUnit(_ count: Double, _ long: Double?, _ short: Double?) -> Double? {
    guard let long, let short else { return nil }
    return max(0, long - short) / count / 1_000
  }

  /// The CPU time of a run in nanoseconds, the smallest of five.
  private static func cost(rows: Int, frames: Int64 = 600, messages: Int = 0) -> Double? {
    let all = [RowContent](repeating: RowContent(height: .points(80)), count: rows + messages)
    let events = (0..<messages).map { number in
      TimedInput(
        at: .zero + .seconds(1) + Device.plainRefresh * Int64(number),
        event: .send(appended: [ItemID(rawValue: UInt32(rows + number))])
      )
    }
    let input = SimulationInput(
      rows: all,
      initial: (0..<rows).map { ItemID(rawValue: UInt32($0)) },
      events: events,
      duration: Device.plainRefresh * frames
    )
    var best: Double?
    for _ in 0..<5 {
      let start = HostClock.threadCPUNanoseconds()
      guard !Simulation.run(input).bytes.isEmpty else { return nil }
      let spent = Double(HostClock.threadCPUNanoseconds() - start)
      best = min(best ?? spent, spent)
    }
    return best
  }
}

extension Device {
  /// The refresh of the plain device: 1/60 s.
  fileprivate static var plainRefresh: Interval { .period(hertz: 60) }
}
