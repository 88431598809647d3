import CollectionLayout
import TimelineUnits

/// Seeded random operations on the height tree and its naive twin, in an optimised build.
///
/// The same run as in the test `Seeded random operations agree with the walk over rows and keep all
/// invariants`, as long as it takes to be thorough. Stops with the seed and the step of a
/// disagreement.
///
/// Source: L-TREE-10.
@main enum Twins {
  private static let seeds: UInt64 = 8

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let operations = Int(arguments[1]), operations > 0 else {
      print("usage: Twins OPERATIONS")
      return
    }
    let share = (operations + Int(seeds) - 1) / Int(seeds)
    for seed in 1...seeds {
      // Most trees are small, where rows and gaps turn into each other; some are large.
      var run = TreeFuzz(seed: seed, largest: seed.isMultiple(of: 4) ? 6_000 : 600)
      for step in 0..<share {
        if let wrong = run.step(isWhole: step % 64 == 0) {
          fatalError("seed \(seed), step \(step): \(wrong)")
        }
      }
    }
    print("\(share * Int(seeds)) operations of seeds 1 to \(seeds) agree with the naive twin")
  }
}
