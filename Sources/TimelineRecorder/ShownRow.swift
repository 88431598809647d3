internal import TimelineUnits

/// A row as the last frame showed it.
struct ShownRow: Equatable {
  var item: ItemID
  var top: Length
  var height: Length
  var isEstimated: Bool
}
