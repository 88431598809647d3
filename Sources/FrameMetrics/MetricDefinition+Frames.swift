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
      metric: .hitchGradeScrolling,
      name: "hitch.grade.scrolling",
      unit: .grade,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HITCH-1",
      summary: """
        The ratio of hitches on the scale for scrolling, 0 good below 5 ms/s, 1 warning below 10, \
        2 critical.
        """
    ),
    MetricDefinition(
      metric: .hitchGradeAnimation,
      name: "hitch.grade.animation",
      unit: .grade,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-HITCH-1",
      summary: """
        The ratio of hitches on the scale for all animated interactions, 0 good up to 10 ms/s, 1 \
        warning up to 25, 2 critical up to 50, 3 beyond.
        """
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
      metric: .frameOverrunP50,
      name: "frame.overrun.p50",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The median of the times by which frames were late, a frame in time counting as 0."
    ),
    MetricDefinition(
      metric: .frameOverrunP90,
      name: "frame.overrun.p90",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The 90th percentile of the times by which frames were late."
    ),
    MetricDefinition(
      metric: .frameOverrunP95,
      name: "frame.overrun.p95",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The 95th percentile of the times by which frames were late."
    ),
    MetricDefinition(
      metric: .frameOverrunP99,
      name: "frame.overrun.p99",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-OVER-1",
      summary: "The 99th percentile of the times by which frames were late."
    ),
    MetricDefinition(
      metric: .frameDropped,
      name: "frame.dropped",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-FRAME-1",
      summary: "The refreshes that showed an old frame because the new one was late."
    ),
    MetricDefinition(
      metric: .jankFrames,
      name: "jank.frames",
      unit: .percent,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-JANK-1",
      summary: """
        The share of frames in motion shown over one and a half refreshes after the one before, \
        though a finger that drags moved in time.
        """
    ),
    MetricDefinition(
      metric: .motionUnevenness,
      name: "motion.unevenness",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-EVEN-1",
      summary: """
        The frames of following, deceleration and animated scrolling that moved more than a pixel \
        and a fifth farther or less far than both neighbours, two fifths where all are at most 7 \
        pixels.
        """
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
    MetricDefinition(
      metric: .inputLatencyP98,
      name: "input.latency.p98",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAT-1",
      summary: """
        The 98th percentile of the times from a move of the finger that drags the list to the \
        commit of the first frame after it.
        """
    ),
    MetricDefinition(
      metric: .inputShown,
      name: "input.shown",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAT-1",
      summary: """
        The longest time from a move of the finger that drags the list to the refresh that shows \
        the first frame after it.
        """
    ),
    MetricDefinition(
      metric: .inputToStillP50,
      name: "input.toStill.p50",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAT-2",
      summary: """
        The median of the times from the end of a drag to the last frame that moved over half a \
        point before the list came to rest.
        """
    ),
    MetricDefinition(
      metric: .inputToStillP95,
      name: "input.toStill.p95",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-LAT-2",
      summary: """
        The 95th percentile of the times from the end of a drag to the last frame that moved over \
        half a point before the list came to rest.
        """
    ),
  ]
}
