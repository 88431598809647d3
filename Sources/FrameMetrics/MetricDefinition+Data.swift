extension MetricDefinition {
  /// What the data side did; without one in the trace these have no value.
  static let data: [MetricDefinition] = [
    MetricDefinition(
      metric: .dataOverlayRollbacks,
      name: "data.overlayRollbacks",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DATA-1",
      summary: """
        The times that a row went back to live text of an older version than the one it showed \
        before.
        """
    ),
    MetricDefinition(
      metric: .dataDuplicateSends,
      name: "data.duplicateSends",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DATA-1",
      summary: "The times that the desktop stored a message that it had stored before."
    ),
    MetricDefinition(
      metric: .dataSnapshotDrops,
      name: "data.snapshotDrops",
      unit: .count,
      polarity: .neutral,
      tier: .exact,
      source: "M-DATA-2",
      summary: """
        The answers of loads of which nothing was kept, because they came too late, contradicted \
        the live state or could not be read.
        """
    ),
    MetricDefinition(
      metric: .dataHostEvictions,
      name: "data.hostEvictions",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DATA-2",
      summary: "The chats whose rows were dropped to make room for another chat."
    ),
    MetricDefinition(
      metric: .dataTimeToConfirm,
      name: "data.timeToConfirm",
      unit: .milliseconds,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "M-DATA-2",
      summary: """
        The longest time from the send of a message to the row of the history that confirms it, or \
        to the end of the run for one that still waits.
        """
    ),
    MetricDefinition(
      metric: .dataLoads,
      name: "data.loads",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-CATCH-1",
      summary: "The loads of the latest window that ended, in whatever way."
    ),
    MetricDefinition(
      metric: .dataLeaseRenewals,
      name: "data.leaseRenewals",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-LEASE-1",
      summary: "The times that the lease of the chat on screen was taken or renewed."
    ),
    MetricDefinition(
      metric: .dataLiveWithheld,
      name: "data.liveWithheld",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-LEASE-3",
      summary: "The live events that were never sent, because no lease of their chat was held."
    ),
    MetricDefinition(
      metric: .dataLiveUnheard,
      name: "data.liveUnheard",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-LEASE-2",
      summary: "The live events that arrived for a chat that was not on screen and were dropped."
    ),
    MetricDefinition(
      metric: .dataMissingFiles,
      name: "data.missingFiles",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-ATT-11",
      summary: "The files that messages were sent with and stored without."
    ),
    MetricDefinition(
      metric: .dataDuplicateChunks,
      name: "data.duplicateChunks",
      unit: .count,
      polarity: .lowerIsBetter,
      tier: .exact,
      source: "H-ATT-11",
      summary: "The times that the desktop stored a piece of a file that it had stored before."
    ),
  ]
}
