import TimelineTrace

/// One family of metrics, computed record by record.
protocol Accumulator {
  /// Takes the next record; `screen` has taken it already.
  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack)
  /// Writes the values of the family.
  mutating func report(to measurements: inout Measurements)
}
