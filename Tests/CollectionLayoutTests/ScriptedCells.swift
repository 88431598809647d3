import CollectionLayout
import TimelineUnits

/// Cells whose heights stand in a table by id, with a log of everything that was asked of them.
struct ScriptedCells: CellProvider {
  enum Correction {
    case never
    case ifCutOrAbove
    case always
  }

  enum Call: Equatable {
    case configure(UInt32)
    case measure(UInt32)
  }

  /// The height of each row by id; `nil` while the row is being prepared.
  var heights: [Length?]
  /// Which measurements are answered with the growth of the row.
  var correction = Correction.never
  var calls: [Call] = []
  var changes: [HeightChange] = []

  init(_ heights: [Length?]) { self.heights = heights }

  init(points: [Int64]) { heights = points.map { Length.points($0) } }

  mutating func configure(_ item: ItemID) { calls.append(.configure(item.rawValue)) }

  mutating func preferredHeight(of item: ItemID, width: Length) -> Length? {
    calls.append(.measure(item.rawValue))
    return heights[item.index]
  }

  mutating func didMeasure(_ change: HeightChange, in heights: HeightTree) -> Length {
    changes.append(change)
    switch correction {
    case .never: return .zero
    case .ifCutOrAbove:
      return change.position == .above || change.position == .straddling ? change.growth : .zero
    case .always: return change.growth
    }
  }
}

func ids(_ numbers: some Sequence<Int>) -> [ItemID] {
  numbers.map { ItemID(rawValue: UInt32($0)) }
}

func snapshot(_ numbers: some Sequence<Int>) throws -> Snapshot {
  try Snapshot(items: ids(numbers))
}

/// An extent in whole points.
func extent(_ top: Int64, _ height: Int64) -> VerticalExtent {
  VerticalExtent(top: .points(top), height: .points(height))
}
