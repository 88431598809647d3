import TimelineUnits

/// How a row that two frames in a row show stood in both, in 1/192 pt below the viewport's top.
struct RowMovement {
  var item: ItemID
  var previousY: Int64
  var previousHeight: Int64
  var y: Int64
  var height: Int64
  /// The part of the movement that nothing commanded.
  ///
  /// Source: M-NOTE-2.
  var unexplained: Int64
}
