public import BenchmarkKit
import TimelineUnits

/// What one refresh costs the screen's coordinator, called directly as an app calls it.
///
/// A step is everything between two refreshes: what arrives, the timers that are due, the frame.
public enum CoordinatorSuite {
  /// What goes on while frames are made.
  enum Motion: String, CaseIterable {
    /// Nothing changes.
    case idle
    /// The last row grows with each frame, behind the render gate.
    case live
    /// A finger moves up and down.
    case drag
  }

  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "coordinator",
      summary: "One refresh of the coordinator: at rest, streamed, under a finger.",
      cases: [1_000, 100_000].flatMap { rows in
        Motion.allCases.map { motion in
          BenchmarkCase(
            name: "coordinator/\(motion.rawValue)-frame-\(rows)",
            unit: "µs",
            bar: .atMost(motion == .idle ? 4 : 20),
            countedOperations: 600
          ) { frame(motion, rows, $0) }
        }
      }
    )
  }

  private static func frame(_ motion: Motion, _ rows: Int, _ sampler: Sampler) -> Double? {
    guard var screen = DrivenScreen(rows: rows) else { return nil }
    // Until the cover is lifted and the list is at rest.
    for _ in 0..<240 { screen.step() }
    if motion == .drag { screen.touchDown() }
    let samples = sampler.measure { count in
      for _ in 0..<count {
        switch motion {
        case .idle: break
        case .live: screen.growLastRow()
        case .drag: screen.moveFinger()
        }
        screen.step()
      }
    }
    guard screen.frames > 0, screen.isShown else { return nil }
    return samples.median.map { $0 / 1_000 }
  }
}
