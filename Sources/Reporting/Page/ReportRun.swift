public import Experiments
public import TimelineSimulation
public import TimelineTrace

/// One run as a report shows it.
public struct ReportRun: Sendable {
  /// What the report calls it.
  public var name: String
  /// What its scenario says it is about; `nil` if its file was not found.
  public var title: String?
  /// Its entry in the record.
  public var entry: RunEntry
  /// What happened.
  public var trace: Trace
  /// What went into it, if the page may run it anew.
  public var input: SimulationInput?
  /// The same run of an earlier record, to look at beside it.
  public var base: RunEntry?
  /// What happened in that one.
  public var baseTrace: Trace?

  /// Creates the description of a run.
  public init(
    name: String,
    title: String? = nil,
    entry: RunEntry,
    trace: Trace,
    input: SimulationInput? = nil,
    base: RunEntry? = nil,
    baseTrace: Trace? = nil
  ) {
    self.name = name
    self.title = title
    self.entry = entry
    self.trace = trace
    self.input = input
    self.base = base
    self.baseTrace = baseTrace
  }
}
