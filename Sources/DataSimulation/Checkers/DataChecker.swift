import TimelineUnits

/// A watch over one invariant; it sees the records of a run and nothing else.
///
/// Source: DST-12.
protocol DataChecker {
  /// The rule that a finding breaks.
  var rule: String { get }
  /// Takes a record in.
  ///
  /// - Returns: What is wrong, in one line, or `nil`.
  mutating func check(_ record: DataRecord, at now: Instant) -> String?
}
