extension MetricDefinition {
  /// Following the bottom, held updates and settling.
  static let follow: [MetricDefinition] = [
    MetricDefinition(
      metric: .followLagP50,
      name: "follow.lag.p50",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAG-1",
      summary: "The median distance to the bottom over the frames in which following is on."
    ),
    MetricDefinition(
      metric: .followLagP95,
      name: "follow.lag.p95",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAG-1",
      summary: """
        The 95th percentile of the distance to the bottom over the frames in which following is \
        on.
        """
    ),
    MetricDefinition(
      metric: .followLagMax,
      name: "follow.lag.max",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAG-1",
      summary: "The largest distance to the bottom in a frame in which following is on."
    ),
    MetricDefinition(
      metric: .followLagFinal,
      name: "follow.lag.final",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAG-1",
      summary: "The distance to the bottom in the last frame in which following is on."
    ),
    MetricDefinition(
      metric: .followAway,
      name: "follow.away",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAG-1",
      summary: """
        The time in which following is on and the bottom is farther away than one row of \
        estimated height.
        """
    ),
    MetricDefinition(
      metric: .followInterruptions,
      name: "follow.interruptions",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-FOLLOW-3",
      summary: "The times that following was switched off."
    ),
    MetricDefinition(
      metric: .holdStaleness,
      name: "hold.staleness",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HOLD-1",
      summary: "The longest time from the rest of the list to the application of a held update."
    ),
    MetricDefinition(
      metric: .holdAppliedWhileDragging,
      name: "hold.appliedWhileDragging",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HOLD-1",
      summary: "The updates that were applied while the user moved the list."
    ),
    MetricDefinition(
      metric: .stableCount,
      name: "stable.count",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-STABLE-1",
      summary: "The most passes that one settling at the bottom took."
    ),
    MetricDefinition(
      metric: .stableResets,
      name: "stable.resets",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-STABLE-1",
      summary: "The passes, under the cover or at the bottom, that broke a row of still ones."
    ),
  ]
}
