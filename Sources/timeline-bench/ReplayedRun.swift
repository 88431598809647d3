internal import TimelineTrace

/// A run that was made again.
struct ReplayedRun {
  /// How the console names it.
  var name: String
  /// The digest that its trace had.
  var expected: UInt64
  /// The trace that it has now.
  var trace: Trace
  /// The trace that was saved, if there is one to compare record by record.
  var saved: Trace?

  /// Whether it came out as before.
  var isSame: Bool { expected == trace.digest }
}
