public import BenchmarkKit
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// How much faster than real time whole reveals with table heights run on one core.
public enum RevealSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "reveal",
      summary: "Whole reveals with table heights, virtual time per CPU time of one core.",
      cases: [
        speed(of: "reveal/all-ready", input(changesInEveryPass: false)),
        speed(of: "reveal/keeps-resizing", input(changesInEveryPass: true)),
      ]
    )
  }

  private static func speed(of name: String, _ input: SimulationInput) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: "× real time", bar: .atLeast(2_000)) { sampler in
      var records = 0
      let samples = sampler.measure { count in
        for _ in 0..<count { records += Simulation.run(input).bytes.count }
      }
      guard records > 0, let nanoseconds = samples.median else { return nil }
      return input.duration.seconds * 1e9 / nanoseconds
    }
  }

  private static func input(changesInEveryPass: Bool) -> SimulationInput {
    let rows = (0..<200).map { RowContent(height: .points(Int64(40 + 53 * $0 % 361))) }
    let last = ItemID(rawValue: 199)
    let resizes = (1...63).map { pass in
      TimedInput(
        at: .zero + .milliseconds(Int64(pass) * 32 - 16),
        event: .resize(last, height: .points(pass % 2 == 0 ? 100 : 140))
      )
    }
    return SimulationInput(
      rows: rows,
      initial: rows.indices.map { ItemID(rawValue: UInt32($0)) },
      events: changesInEveryPass ? resizes : [],
      duration: .milliseconds(2_500)
    )
  }
}
