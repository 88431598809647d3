public import TimelineSimulation

/// A scenario in the form that the simulation takes, with the text behind its rows.
public struct CompiledScenario: Sendable {
  /// What the simulation takes.
  public var input: SimulationInput
  /// The constants that are in force, those of text included.
  public var tuning: AppTuning
  /// The text of each row by its number; `nil` for rows that have none.
  ///
  /// It serves outputs that the user asked to hold text; the simulation never sees it.
  public var texts: [TextRow?]

  /// What became of the rows whose text streams in.
  public var streams: [StreamedText]

  /// The data side that the rows come from, if they do.
  var coupled: CoupledRun?

  /// Creates a compiled scenario.
  public init(
    input: SimulationInput,
    tuning: AppTuning = AppTuning(),
    texts: [TextRow?],
    streams: [StreamedText] = []
  ) {
    self.input = input
    self.tuning = tuning
    self.texts = texts
    self.streams = streams
  }
}
