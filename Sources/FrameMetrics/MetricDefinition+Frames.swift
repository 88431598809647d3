extension MetricDefinition {
  /// Frames that come late, and how soon the screen answers.
  static let frames: [MetricDefinition] = [
    MetricDefinition(
      metric: .hitchRatio,
      name: "hitch.ratio",
      unit: .millisecondsPerSecond,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HITCH-1",
      summary: """
        The time that frames were late by while the list was dragged, decelerated or followed, for \
        each second of that; modelled from the costs of the run.
        """
    ),
    MetricDefinition(
      metric: .hitchTime,
      name: "hitch.time",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HITCH-1",
      summary: "The time that frames were late by while the list was in motion, added up."
    ),
    MetricDefinition(
      metric: .frameLateCount,
      name: "frame.late.count",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The frames that were shown later than meant, in motion or not."
    ),
    MetricDefinition(
      metric: .frameLateWorst,
      name: "frame.late.worst",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The longest time by which a frame was late."
    ),
    MetricDefinition(
      metric: .inputLatency,
      name: "input.latency",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAT-1",
      summary: """
        The longest time from a move of the finger that drags the list to the commit of the first \
        frame after it.
        """
    ),
  ]
}
