import TimelineScroll
import TimelineUnits

/// A list of three rows of 100 pt as settle passes see it, with every number open to change.
struct SettleWorld {
  var bounds = Size(width: .points(390), height: .points(700))
  var contentHeight = Length.points(300)
  var offset = Length.zero
  var insets = EdgeInsets()
  var rows = (0..<3).map { index in
    SettleRow(
      item: ItemID(rawValue: UInt32(index)),
      top: .points(Int64(index) * 100),
      height: .points(100)
    )
  }

  /// The world as an observation.
  var observation: SettleObservation {
    var observation = SettleObservation()
    fill(&observation)
    return observation
  }

  /// Writes the world into a buffer.
  func fill(_ observation: inout SettleObservation) {
    observation.begin(bounds: bounds, contentHeight: contentHeight, offset: offset, insets: insets)
    for row in rows { observation.append(row) }
  }

  /// A compared quantity: how to change it, and the reason and row that a pass then names.
  struct Quantity: Sendable {
    var name: String
    var reason: SettlePassReason
    var row: ItemID?
    var change: @Sendable (inout SettleWorld, Length) -> Void

    init(
      _ name: String,
      _ reason: SettlePassReason,
      row: UInt32? = nil,
      change: @escaping @Sendable (inout SettleWorld, Length) -> Void
    ) {
      self.name = name
      self.reason = reason
      self.row = row.map { ItemID(rawValue: $0) }
      self.change = change
    }
  }

  /// All compared quantities.
  static let quantities = [
    Quantity("bounds width", .boundsChanged) { $0.bounds.width += $1 },
    Quantity("bounds height", .boundsChanged) { $0.bounds.height += $1 },
    Quantity("content height", .contentHeight) { $0.contentHeight += $1 },
    Quantity("offset", .offset) { $0.offset += $1 },
    Quantity("top inset", .insets) { $0.insets.top += $1 },
    Quantity("left inset", .insets) { $0.insets.left += $1 },
    Quantity("bottom inset", .insets) { $0.insets.bottom += $1 },
    Quantity("right inset", .insets) { $0.insets.right += $1 },
    Quantity("top of row 0", .rowTop, row: 0) { $0.rows[0].top += $1 },
    Quantity("top of row 2", .rowTop, row: 2) { $0.rows[2].top += $1 },
    Quantity("height of row 0", .rowHeight, row: 0) { $0.rows[0].height += $1 },
    Quantity("height of row 2", .rowHeight, row: 2) { $0.rows[2].height += $1 },
  ]
}
