/// Runs seeds and scripts of the outbox simulation, with or without a named defect.
///
///     let outcome = OutboxSimulator().run(seed: 7)
///     outcome.violation  // nil: nothing was lost, doubled or reordered
///
/// Source: DST-1 to DST-12.
public struct OutboxSimulator: Sendable {
  /// The defect that is switched on, if any.
  public var mutant: OutboxMutant?

  /// Creates a simulator.
  public init(mutant: OutboxMutant? = nil) {
    self.mutant = mutant
  }

  /// Runs the script that a seed draws.
  public func run(seed: UInt64) -> OutboxOutcome {
    var draw = ScriptDraw(seed: seed)
    let (script, mix) = draw.draw()
    var world = OutboxWorld(script, mix: mix, mutant: mutant)
    return world.run()
  }

  /// Runs a script; the outcome holds what happened to the user's rows and what was stored.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - goesOn: Whether the run goes on after the first broken invariant.
  /// - Returns: What the run came to.
  public func run(_ script: OutboxScript, goesOn: Bool = false) -> OutboxOutcome {
    var world = OutboxWorld(script, mix: nil, mutant: mutant, keepsRows: true)
    world.goesOn = goesOn
    return world.run()
  }

  /// The script of a seed, with the fates that its run has drawn as steps.
  ///
  /// It runs as the seed does, up to the first broken invariant.
  public func script(ofSeed seed: UInt64) -> OutboxScript {
    var draw = ScriptDraw(seed: seed)
    var (script, mix) = draw.draw()
    var world = OutboxWorld(script, mix: mix, mutant: mutant, keepsDrawn: true)
    script.steps += world.run().drawn
    return script
  }
}
