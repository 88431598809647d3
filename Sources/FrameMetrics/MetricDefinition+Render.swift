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
  ]
}
