import TimelineUnits

/// A row on screen, as a trace tells it: where it stands and how the last frame showed it.
struct ScreenRow {
  var item: ItemID
  /// Top in content coordinates and height, in 1/192 pt, as they are now.
  var top: Int64
  var height: Int64
  /// Whether the row is still on screen; a row that left is kept until the next frame.
  var isPresent = true
  /// The top below the viewport's upper edge, the height and the visibility in the last frame.
  var shownY: Int64 = 0
  var shownHeight: Int64 = 0
  var wasVisible = false

  init(item: ItemID, top: Length, height: Length) {
    self.item = item
    self.top = top.units
    self.height = height.units
  }
}
