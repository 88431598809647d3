extension MetricDefinition {
  /// Whether what is read stayed where it was.
  static let stability: [MetricDefinition] = [
    MetricDefinition(
      metric: .shiftPtMax,
      name: "shift.pt.max",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-SHIFT-2",
      summary: """
        The largest movement of a visible row between two uncovered frames that nothing \
        commanded.
        """
    ),
    MetricDefinition(
      metric: .shiftPtSum,
      name: "shift.pt.sum",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-SHIFT-2",
      summary: "The sum of all movements of visible rows that nothing commanded."
    ),
    MetricDefinition(
      metric: .shiftScore,
      name: "shift.score",
      unit: .score,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-SHIFT-1",
      summary: """
        The largest burst of shifts, each the viewport share that it touched times the share \
        that it moved.
        """
    ),
    MetricDefinition(
      metric: .anchorDriftWorst,
      name: "anchor.drift.worst",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DRIFT-1",
      summary: "The farthest that an anchor row stood from its place in any frame after a prepend."
    ),
    MetricDefinition(
      metric: .anchorDriftFinal,
      name: "anchor.drift.final",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DRIFT-1",
      summary: "The farthest that an anchor row stood from its place when its prepend was over."
    ),
    MetricDefinition(
      metric: .blankPt,
      name: "blank.pt",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-BLANK-1",
      summary: "The largest height of the viewport that had content but no row in one frame."
    ),
    MetricDefinition(
      metric: .blankPtSeconds,
      name: "blank.ptSeconds",
      unit: .pointSeconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-BLANK-1",
      summary: "The height of the viewport that had content but no row, summed over time."
    ),
    MetricDefinition(
      metric: .followYank,
      name: "follow.yank",
      unit: .points,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-YANK-1",
      summary: """
        The largest movement in one frame that neither finger nor deceleration caused, during a \
        drag or up to 500 ms after it.
        """
    ),
  ]
}
