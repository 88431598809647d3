import TimelineUnits

/// One row that goes or comes, with its index in the whole list.
struct ListEdit {
  var index: Int
  var item: ItemID
}
