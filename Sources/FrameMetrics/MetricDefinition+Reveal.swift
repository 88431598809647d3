extension MetricDefinition {
  /// How long the list stayed covered, and why.
  static let reveal: [MetricDefinition] = [
    MetricDefinition(
      metric: .revealMs,
      name: "reveal.ms",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-REVEAL-1",
      summary: "The longest time from the covering of the list to its reveal."
    ),
    MetricDefinition(
      metric: .revealPasses,
      name: "reveal.passes",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-REVEAL-2",
      summary: "The settle passes of the longest reveal."
    ),
    MetricDefinition(
      metric: .revealDeadlineHit,
      name: "reveal.deadlineHit",
      unit: .percent,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-REVEAL-3",
      summary: "The share of reveals that came only with the last allowed pass."
    ),
    MetricDefinition(
      metric: .revealCreep,
      name: "reveal.creep",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-REVEAL-6",
      summary: "The most that the layout drifted over the still passes of a reveal."
    ),
    MetricDefinition(
      metric: .revealResidual,
      name: "reveal.residual",
      unit: .score,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-REVEAL-5",
      summary: "The largest sum of shift scores in the 500 ms after a reveal."
    ),
    MetricDefinition(
      metric: .revealWaitWaiting,
      name: "reveal.wait.waiting",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: """
        The part of the longest reveal spent on passes that waited for something outstanding.
        """
    ),
    MetricDefinition(
      metric: .revealWaitFirst,
      name: "reveal.wait.first",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent on passes that had nothing to compare with."
    ),
    MetricDefinition(
      metric: .revealWaitMoved,
      name: "reveal.wait.moved",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent on passes that found the layout in motion."
    ),
    MetricDefinition(
      metric: .revealWaitStill,
      name: "reveal.wait.still",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent on passes that found the layout still."
    ),
    MetricDefinition(
      metric: .revealWaitUnusable,
      name: "reveal.wait.unusable",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent on passes without usable bounds."
    ),
    MetricDefinition(
      metric: .revealWaitPreparing,
      name: "reveal.wait.preparing",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent waiting for the preparation of a visible row."
    ),
    MetricDefinition(
      metric: .revealWaitApplying,
      name: "reveal.wait.applying",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: """
        The part of the longest reveal spent waiting for a list snapshot that was being applied.
        """
    ),
    MetricDefinition(
      metric: .revealWaitFirstLoad,
      name: "reveal.wait.firstLoad",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent waiting for the first load of an empty window."
    ),
    MetricDefinition(
      metric: .revealWaitOlderPage,
      name: "reveal.wait.olderPage",
      unit: .milliseconds,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-4",
      summary: "The part of the longest reveal spent waiting for a requested older page."
    ),
    MetricDefinition(
      metric: .revealCount,
      name: "reveal.count",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "M-REVEAL-3",
      summary: "The times that a cover was lifted."
    ),
  ]
}
