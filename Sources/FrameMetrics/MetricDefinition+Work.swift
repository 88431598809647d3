extension MetricDefinition {
  /// Frames, work and faults.
  static let work: [MetricDefinition] = [
    MetricDefinition(
      metric: .framesCount,
      name: "frames.count",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The committed frames."
    ),
    MetricDefinition(
      metric: .workMeasures,
      name: "work.measures",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The measurements of cells."
    ),
    MetricDefinition(
      metric: .workLayoutQueries,
      name: "work.layoutQueries",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The times that the layout was asked for the rows of a rectangle."
    ),
    MetricDefinition(
      metric: .workConfigures,
      name: "work.configures",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The cells that a layout filled with content."
    ),
    MetricDefinition(
      metric: .workReconfigures,
      name: "work.reconfigures",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The visible cells that an update filled again."
    ),
    MetricDefinition(
      metric: .workListSnapshots,
      name: "work.listSnapshots",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "H-COORD-6",
      summary: "The list snapshots applied."
    ),
    MetricDefinition(
      metric: .workDiffOps,
      name: "work.diffOps",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The rows that list snapshots inserted, deleted or moved."
    ),
    MetricDefinition(
      metric: .workRowsPerToken,
      name: "work.rowsPerToken",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-3",
      summary: "The most rows that one live render filled again or measured."
    ),
    MetricDefinition(
      metric: .workInvalidations,
      name: "work.invalidations",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The measurements that changed a height."
    ),
    MetricDefinition(
      metric: .workRemeasures,
      name: "work.remeasures",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-2",
      summary: "The measurements of rows whose width and content had not changed."
    ),
    MetricDefinition(
      metric: .workWastedMeasures,
      name: "work.wastedMeasures",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-2",
      summary: "The measurements of rows that were not visible when their layout ended."
    ),
    MetricDefinition(
      metric: .workPasses,
      name: "work.passes",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: "The layout passes that made or measured a cell."
    ),
    MetricDefinition(
      metric: .workMaxLayoutPasses,
      name: "work.maxLayoutPasses",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "L-PASS-4",
      summary: "The most passes that one layout took."
    ),
    MetricDefinition(
      metric: .workGuarded,
      name: "work.guarded",
      unit: .count,
      polarity: .neutral,
      tier: .counted,
      source: "T-GUARD-1",
      summary: "The rows that came up as plain text because they tripped an input guard."
    ),
    MetricDefinition(
      metric: .workParses,
      name: "work.parses",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: """
        The parses of Markdown for the row contents that cells came to show, each content once; \
        text that a guard keeps from the parser has none.
        """
    ),
    MetricDefinition(
      metric: .workShapes,
      name: "work.shapes",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .counted,
      source: "M-WORK-1",
      summary: """
        The words that were looked up for their widths when these contents were prepared; words \
        that are known already count as well, so that neither fonts nor earlier rows change it.
        """
    ),
    MetricDefinition(
      metric: .olderRequests,
      name: "older.requests",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "H-OLDER-2",
      summary: "The older pages asked for."
    ),
    MetricDefinition(
      metric: .faultsCount,
      name: "faults.count",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "L-PASS-4",
      summary: "The states for which the platform would have raised an exception."
    ),
  ]
}
