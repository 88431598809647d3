import FaultSimulation

/// The simulator of the data side: hosts, loads, live state and lease under a swarm of faults.
///
/// Source: DST-1 to DST-12, R-2.
public enum DataSimulator {
  /// The seeds that found something once; they run first.
  ///
  /// Source: DST-11.
  public static let pastSeeds: [UInt64] = [6, 16, 235]

  /// Runs a seed to its end or to its first finding.
  ///
  /// - Parameters:
  ///   - seed: What everything is drawn from.
  ///   - mutant: What is broken on purpose.
  ///   - kept: The positions of the steps that happen, all by default.
  /// - Returns: What the run came to.
  /// - Complexity: about 100 events of the phone, at most 20,000.
  public static func run(
    seed: UInt64,
    mutant: DataMutant? = nil,
    keeping kept: [Int]? = nil
  ) -> DataOutcome {
    var plan = DataPlan(seed: seed)
    if let kept {
      let steps = plan.steps
      plan.steps = kept.filter { steps.indices.contains($0) }.map { steps[$0] }
    }
    var run = DataRun(plan: plan, mutant: mutant, seed: seed)
    return run.run()
  }

  /// Shortens the steps of a failing seed as long as the same rule is broken.
  ///
  /// - Returns: The positions of the steps that are needed.
  /// - Complexity: at most 2,000 runs.
  ///
  /// Source: DST-7.
  public static func shrink(seed: UInt64, mutant: DataMutant? = nil) -> [Int] {
    let rule = run(seed: seed, mutant: mutant).violation?.rule
    let all = Array(DataPlan(seed: seed).steps.indices)
    guard let rule else { return all }
    return Shrinker().shrink(all) { kept in
      run(seed: seed, mutant: mutant, keeping: kept).violation?.rule == rule
    }.elements
  }

  /// The steps of a seed at some positions, one line for each.
  public static func lines(seed: UInt64, of kept: [Int]) -> [String] {
    let steps = DataPlan(seed: seed).steps
    return kept.filter { steps.indices.contains($0) }.map { position in
      "\(position): \(steps[position].at) ms \(steps[position].step.words)"
    }
  }
}
