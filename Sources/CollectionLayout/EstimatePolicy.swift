/// How tall a row counts until it is measured.
public enum EstimatePolicy: UInt8, Equatable, Sendable {
  /// Every row counts with the estimate of the list.
  case fixed = 0
  /// A row that comes in counts with the average of the rows of its kind that were measured at this
  /// width, and with the estimate of the list while there are none.
  ///
  /// Rows that are in already keep their estimate: changing it would move everything below.
  case runningAverage = 1
}
