public import FrameMetrics
public import TimelineTrace
public import TimelineUnits

/// What a scenario gave.
public struct ScenarioOutcome: Sendable {
  /// What happened.
  public var trace: Trace
  /// What went in, as a `SimulationImage`: enough to run it again without the scenario's files.
  public var image: [UInt8]
  /// The digest of the trace.
  public var digest: UInt64
  /// Whether a second run gave the same trace.
  public var isRepeatable: Bool
  /// The measurements.
  public var measurements: Measurements
  /// The constants that were in force.
  public var tuning: AppTuning
  /// The virtual time that the run took.
  public var duration: Interval
  /// What became of the rows whose text streamed in.
  public var streams: [StreamedText]
  /// The text of each row by its number; `nil` for rows that have none.
  public var texts: [TextRow?]
}
