import TimelineCoordinator
import TimelineUnits

extension WorkCost {
  /// The prices of some work, step by step; together they are `time(for:)`.
  ///
  /// - Complexity: O(1).
  func parts(of work: ScreenWork) -> [(step: WorkStep, time: Interval)] {
    let height = measurePer100Points.ticks * work.measuredHeight.units
    let measuring =
      measure.ticks * Int64(work.measures) + height / (100 * Length.unitsPerPoint)
    return [
      (.render, render * Int64(work.renders)),
      (.apply, snapshot * Int64(work.snapshots) + snapshotRow * Int64(work.snapshotRows)),
      (.layout, layoutPass * Int64(work.layoutPasses)),
      (.measure, Interval(ticks: measuring)),
      (.configure, configure * Int64(work.configures)),
      (.commit, commit * Int64(work.commits)),
    ]
  }
}
