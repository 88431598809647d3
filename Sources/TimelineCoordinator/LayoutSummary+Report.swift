import CollectionLayout
import TimelineTrace

extension LayoutSummary {
  /// Takes the counts of a layout over into a trace record.
  init(_ report: LayoutReport) {
    self.init(
      passes: report.passes,
      queries: report.queries,
      cellsMade: report.cellsMade,
      configured: report.configured,
      measured: report.measured,
      remeasured: report.remeasured,
      wasted: report.wasted,
      invalidations: report.invalidations
    )
  }
}
