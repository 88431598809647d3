public import TimelineSimulation

/// A scenario in the form that the simulation takes, with the text behind its rows.
public struct CompiledScenario: Sendable {
  /// What the simulation takes.
  public var input: SimulationInput
  /// The text of each row by its number; `nil` for rows that have none.
  ///
  /// It serves outputs that the user asked to hold text; the simulation never sees it.
  public var texts: [TextRow?]

  /// Creates a compiled scenario.
  public init(input: SimulationInput, texts: [TextRow?]) {
    self.input = input
    self.texts = texts
  }
}
