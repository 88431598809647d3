extension MetricDefinition {
  /// How often the screen was rendered.
  static let render: [MetricDefinition] = [
    MetricDefinition(
      metric: .cadenceMax,
      name: "cadence.max",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-1",
      summary: "The most live renders in any second that includes its start and excludes its end."
    ),
    MetricDefinition(
      metric: .cadenceMinInterval,
      name: "cadence.minInterval",
      unit: .milliseconds,
      polarity: .higherIsBetter,
      tier: .exact,
      source: "M-CAD-2",
      summary: "The shortest time from a render of any cause to the next live one."
    ),
    MetricDefinition(
      metric: .renderCount,
      name: "render.count",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "M-CAD-1",
      summary: "The renders of all causes."
    ),
    MetricDefinition(
      metric: .renderLive,
      name: "render.live",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "M-CAD-1",
      summary: "The renders that a live change caused."
    ),
    MetricDefinition(
      metric: .renderWaste,
      name: "render.waste",
      unit: .percent,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-3",
      summary: """
        The share of renders that neither filled a visible cell again nor applied a list \
        snapshot.
        """
    ),
    MetricDefinition(
      metric: .renderDelay,
      name: "render.delay",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-CAD-5",
      summary: """
        The longest time from the arrival of a live change to the render that carries it, or to \
        the end of the run.
        """
    ),
    MetricDefinition(
      metric: .renderLatenessP50,
      name: "render.lateness.p50",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-4",
      summary: """
        The median of the times by which renders came after they were due, one for each instant \
        at which one was due while the composer was closed, also where one render made up for many.
        """
    ),
    MetricDefinition(
      metric: .renderLatenessP95,
      name: "render.lateness.p95",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-4",
      summary: "The 95th percentile of the times by which renders came after they were due."
    ),
    MetricDefinition(
      metric: .renderLatenessP99,
      name: "render.lateness.p99",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-4",
      summary: "The 99th percentile of the times by which renders came after they were due."
    ),
    MetricDefinition(
      metric: .renderLatenessMax,
      name: "render.lateness.max",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-4",
      summary: "The longest time by which a render came after it was due."
    ),
    MetricDefinition(
      metric: .renderMissed,
      name: "render.missed",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-CAD-4",
      summary: "The instants at which a render was due and came at least a refresh later."
    ),
  ]
}
