internal import Experiments
internal import FrameMetrics

/// The values that a run has.
enum MeasuredValues {
  /// Each metric that has a value, in the order of the table.
  static func of(_ run: RunEntry) -> [(metric: Metric, measure: Measure)] {
    Metric.allCases.compactMap { metric in
      run.measurements[metric].map { (metric, $0) }
    }
  }

  /// The value that stands for a run where a format wants one: how long the list stayed covered.
  static func primary(of run: RunEntry) -> (metric: Metric, measure: Measure)? {
    run.measurements[.revealMs].map { (.revealMs, $0) }
  }
}
