import TimelineUnits

/// A row as a committed frame showed it.
struct CommittedRow: Equatable {
  var item: ItemID
  var top: Length
  var height: Length
  var isEstimated: Bool
}
