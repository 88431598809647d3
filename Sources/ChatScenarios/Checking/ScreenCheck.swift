internal import TimelineTrace

/// A rule that every run has to keep, judged by its trace and its inputs alone.
protocol ScreenCheck {
  /// The name by which outputs call the check.
  var name: String { get }

  /// Takes the next record; `screen` has taken it already.
  ///
  /// - Returns: What is wrong, or `nil`.
  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String?
}
