import TimelineUnits

/// A row on screen; lengths in 1/192 pt.
struct FilmRow {
  var item: ItemID
  /// The top in content coordinates.
  var top: Int64 = 0
  var height: Int64 = 0
  var isEstimated = true
  /// The top below the viewport's upper edge in the last frame, if it showed the row.
  var shownY: Int64?
}
