import TimelineTrace
import TimelineUnits

/// What is on screen, rebuilt record by record, and how it changed between the last two frames.
struct ScreenTrack {
  /// The most rows on screen at once: a bound on time and memory for traces from outside.
  static let maximumRows = 16_384

  private(set) var viewport = Size.zero
  private(set) var insets = EdgeInsets()
  /// The last frame and the one before it.
  private(set) var frame: FrameRecord?
  private(set) var previousFrame: FrameRecord?
  private(set) var frameTime = Instant.zero
  private(set) var previousFrameTime = Instant.zero
  /// The distance to the bottom in the last frame and in the one before it.
  private(set) var gap: Int64 = 0
  private(set) var previousGap: Int64 = 0
  /// The rows on screen in the order of their ids.
  private(set) var rows: [ScreenRow] = []
  /// The rows that the last two frames show, in the order of their ids.
  private(set) var movements: [RowMovement] = []

  /// Takes the next record; `false` says that there are more rows than `maximumRows`.
  mutating func take(_ timed: TimedRecord) -> Bool {
    switch timed.record {
    case .began(let setup):
      viewport = setup.viewport
      insets = setup.insets
    case .viewport(let size, let newInsets):
      viewport = size
      insets = newInsets
    case .placed(let item, let top, let height, _):
      return place(item, top, height)
    case .left(let item):
      let index = position(of: item)
      if index < rows.count, rows[index].item == item { rows[index].isPresent = false }
    case .frame(let record):
      commit(record, at: timed.at)
    default:
      break
    }
    return true
  }

  /// Whether the last two frames both show the list.
  var isUncoveredPair: Bool {
    guard let frame, let previousFrame else { return false }
    return !frame.state.contains(.covered) && !previousFrame.state.contains(.covered)
  }

  /// The row of an item, or `nil` if it is not on screen.
  ///
  /// - Complexity: O(log *v*), where *v* is the number of rows on screen.
  func row(of item: ItemID) -> ScreenRow? {
    let index = position(of: item)
    guard index < rows.count, rows[index].item == item, rows[index].isPresent else { return nil }
    return rows[index]
  }

  /// Where the row of an item is or would stand in `rows`.
  private func position(of item: ItemID) -> Int {
    var lower = 0
    var upper = rows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if rows[middle].item < item { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private mutating func place(_ item: ItemID, _ top: Length, _ height: Length) -> Bool {
    let index = position(of: item)
    if index < rows.count, rows[index].item == item {
      rows[index].top = top.units
      rows[index].height = height.units
      rows[index].isPresent = true
      return true
    }
    guard rows.count < ScreenTrack.maximumRows else { return false }
    rows.insert(ScreenRow(item: item, top: top, height: height), at: index)
    return true
  }

  private mutating func commit(_ record: FrameRecord, at time: Instant) {
    previousFrame = frame
    previousFrameTime = frameTime
    previousGap = gap
    frame = record
    frameTime = time
    let lowest = record.contentHeight - viewport.height + insets.bottom
    gap = (max(-insets.top, lowest) - record.offset).units
    movements.removeAll(keepingCapacity: true)
    var kept = 0
    for index in rows.indices where rows[index].isPresent {
      rows[kept] = shown(rows[index], in: record)
      kept += 1
    }
    rows.removeLast(rows.count - kept)
  }

  /// The row as a frame shows it; its movement is noted if the frame before showed it, too.
  private mutating func shown(_ row: ScreenRow, in record: FrameRecord) -> ScreenRow {
    let y = row.top - record.offset.units
    let isVisible = min(y + row.height, viewport.height.units) > max(y, 0)
    if isVisible, row.wasVisible {
      movements.append(
        RowMovement(
          item: row.item,
          previousY: row.shownY,
          previousHeight: row.shownHeight,
          y: y,
          height: row.height,
          unexplained: y - row.shownY + record.commanded.units
        )
      )
    }
    var shown = row
    shown.shownY = y
    shown.shownHeight = row.height
    shown.wasVisible = isVisible
    return shown
  }
}
