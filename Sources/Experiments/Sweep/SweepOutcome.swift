/// What became of a point.
public enum SweepOutcome: Equatable, Sendable {
  /// The value of each objective in exact parts; `nil` where no run has one.
  case measured([Int64?])
  /// After so many runs nothing could make the point as good as the current constants any more.
  case dropped(afterRuns: Int)
  /// The constants do not fit one another; the text says why.
  case refused(String)
}
