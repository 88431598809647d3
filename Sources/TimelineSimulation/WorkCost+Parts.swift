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

  /// Tells an observer, if there is one, what some work costs.
  func tell(_ observer: WorkObserver?, of work: ScreenWork) {
    guard let observer, !isFree else { return }
    for part in parts(of: work) where part.time > .zero {
      observer.charged(part.time, for: part.step, item: nil)
    }
  }
}
