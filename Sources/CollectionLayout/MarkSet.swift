import TimelineUnits

/// Rows that are marked to be reloaded or reconfigured, in the order of the marks.
struct MarkSet: Sendable {
  private var order: [ItemID] = []
  // The position of the valid mark in the order, from 1; 0 for none.
  private var valid = ItemMap()
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The marked rows in the order of the marks.
  var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(count)
    for place in order.indices where valid[order[place]] == UInt64(place + 1) {
      items.append(order[place])
    }
    return items
  }

  func contains(_ item: ItemID) -> Bool { count > 0 && valid[item] != 0 }

  mutating func insert(_ item: ItemID) {
    guard valid[item] == 0 else { return }
    order.append(item)
    valid[item] = UInt64(order.count)
    count += 1
  }

  mutating func remove(_ item: ItemID) {
    guard contains(item) else { return }
    valid[item] = 0
    count -= 1
  }
}
