public import ChatScenarios
public import Experiments

/// What a report shows besides the runs, as far as there is any.
public struct ReportExtras: Sendable {
  /// What the rows of the runs look like without their text, in the order of the runs.
  public var shapes: RowShapes?
  /// The values of accepted runs.
  public var history: ReportHistory?
  /// A saved sweep over constants.
  public var sweep: SweepRecord?
  /// Costs by call stack.
  public var stacks: FoldedStacks?
  /// What `bench` found out about this build, or about two.
  public var bench: ReportBench
  /// Where the time of runs goes.
  public var profile: ReportProfile?
  /// The state of the sources of the run that this one is compared with.
  public var baseRevision: SourceRevision?
  /// What the reader should know about how the report was made, such as an engine of other sources.
  public var notes: [String]

  /// Creates extras; without arguments there are none.
  public init(
    shapes: RowShapes? = nil,
    history: ReportHistory? = nil,
    sweep: SweepRecord? = nil,
    stacks: FoldedStacks? = nil,
    bench: ReportBench = ReportBench(),
    profile: ReportProfile? = nil,
    baseRevision: SourceRevision? = nil,
    notes: [String] = []
  ) {
    self.shapes = shapes
    self.history = history
    self.sweep = sweep
    self.stacks = stacks
    self.bench = bench
    self.profile = profile
    self.baseRevision = baseRevision
    self.notes = notes
  }
}
