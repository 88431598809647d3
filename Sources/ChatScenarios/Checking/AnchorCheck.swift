internal import TimelineTrace
internal import TimelineUnits

/// While the reader reads, what is read does not move: in every frame of a list at rest the first
/// visible row stands within 0.5 pt of where the frame before showed it, and of where it stood when
/// the list came to rest.
///
/// A list that has become too short to hold its place ends at its edge, even if it was that short
/// only for one of the layouts since the last frame, after each of which it is clamped. A restore
/// keeps its row's top where it was recorded, or as near as the edges allow, so a row that becomes
/// shorter than what is above the screen leaves, and one that an edge held back goes on to its
/// place; a restore that finds none of its rows keeps the gap. A viewport that changes moves what
/// it wants.
///
/// Source: H-GEO-3, H-PREPEND-1, H-PREPEND-4, H-PREPEND-5, U-INSET-3.
struct AnchorCheck: ScreenCheck {
  private static let tolerance: Int64 = 96

  let name = "anchor"
  /// The row that was the first visible one when the list came to rest, and where.
  private var start: (id: UInt32, y: Int64)?
  /// The row that a restore keeps in place, which need not be the first one any more, and where.
  private var restored: (id: UInt32, y: Int64)?
  /// Whether rows went since the last frame.
  private var hasDeleted = false
  /// The heights that rows were measured at since the last frame.
  private var heights: [UInt32: Int64] = [:]

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .restoreBegan(let item, let y): restored = (item.rawValue, y.units)
    case .restoreEnded(.superseded): restored = nil
    case .snapshotApplied(_, let deleted, _):
      hasDeleted = hasDeleted || deleted > 0
    case .measured(let item, _, let new, _):
      heights[item.rawValue] = new.units
    case .frame:
      defer { endFrame(screen) }
      return judge(screen)
    default: break
    }
    return nil
  }

  private mutating func endFrame(_ screen: SeenScreen) {
    hasDeleted = false
    heights.removeAll(keepingCapacity: true)
    if !(screen.frame?.isRestoring ?? false) { restored = nil }
  }

  private mutating func judge(_ screen: SeenScreen) -> String? {
    guard let frame = screen.frame, let before = screen.previous, isReading(before, frame, screen)
    else {
      start = nil
      return nil
    }
    if let restored {
      start = nil
      return judge(restored.id, at: restored.y, before, frame)
    }
    if before.isRestoring {
      let message = judgeGap(before, frame)
      // A restore that has ended moved the list before that or not at all.
      if frame.isRestoring || message == nil {
        start = nil
        return message
      }
    }
    guard let id = anchor(before, frame), let place = before.pixelY(of: id),
      let y = frame.pixelY(of: id)
    else {
      start = nil
      return nil
    }
    let distance = miss(of: y, from: place, in: frame)
    guard distance <= AnchorCheck.tolerance else { return text(id, distance, "in one frame") }
    guard let start, start.id == id, abs(y - place) <= AnchorCheck.tolerance else {
      self.start = (id, y)
      return nil
    }
    let drift = miss(of: y, from: start.y, in: frame)
    return drift <= AnchorCheck.tolerance
      ? nil : text(id, drift, "since the list came to rest")
  }

  /// The row of a restore stands where it was recorded; it is gone only if it was deleted or has
  /// become too short to reach the screen.
  private func judge(
    _ id: UInt32,
    at place: Int64,
    _ before: SeenFrame,
    _ frame: SeenFrame
  ) -> String? {
    if let y = frame.pixelY(of: id) {
      var distance = miss(of: y, from: place, in: frame)
      // What moves the list after the restore has ended keeps the row where it is.
      if !frame.isRestoring, let last = before.pixelY(of: id) {
        distance = min(distance, miss(of: y, from: last, in: frame))
      }
      return distance <= AnchorCheck.tolerance
        ? nil : text(id, distance, "from where it was to be kept")
    }
    guard !hasDeleted, let height = heights[id] ?? before.rows[id]?.height,
      before.rows[id] != nil, place + height > AnchorCheck.tolerance
    else { return nil }
    return "row \(id) left the screen though it was to be kept in place"
  }

  /// While a restore runs that found none of its rows, the list keeps its distance to the bottom.
  private func judgeGap(_ before: SeenFrame, _ frame: SeenFrame) -> String? {
    let range = frame.range
    let nearest = max(range.upperBound - before.gap, range.lowerBound)
    // A list that its top held back goes on to its gap.
    let isHeldBack = before.record.offset.units <= before.range.lowerBound + before.pixel
    let offset = frame.record.offset.units
    let missed = isHeldBack ? max(0, offset - nearest) : abs(offset - nearest)
    // The offset is a whole pixel.
    return missed <= max(AnchorCheck.tolerance, frame.pixel)
      ? nil : "the gap to be kept changed by \(Length(units: missed).points) pt"
  }

  /// The first visible row; one that was deleted leaves its place to the next.
  private func anchor(_ before: SeenFrame, _ frame: SeenFrame) -> UInt32? {
    let rows = before.visible
    guard let first = rows.first, frame.rows[first.id] == nil else { return rows.first?.id }
    // A row that left the screen may have shrunk, which moves what was below it.
    guard hasDeleted, heights[first.id] == nil else { return nil }
    return rows.first { frame.rows[$0.id] != nil }?.id
  }

  /// How far a row is from where it stood, or from as near to that as the edges allow.
  private func miss(of y: Int64, from place: Int64, in frame: SeenFrame) -> Int64 {
    let wanted = frame.record.offset.units + y - place
    let misses = frame.ranges.map { miss(of: wanted, within: $0, in: frame) }
    return min(misses.min() ?? 0, abs(y - place))
  }

  /// How far the offset is from the one that is wanted, or from the edge that holds it back.
  private func miss(
    of wanted: Int64,
    within range: ClosedRange<Int64>,
    in frame: SeenFrame
  ) -> Int64 {
    let nearest = min(max(wanted, range.lowerBound), range.upperBound)
    // An edge is a whole pixel, so up to one point of rounding belongs to it.
    let rounding = nearest == wanted ? 0 : Length.unitsPerPoint
    return max(0, abs(nearest - frame.record.offset.units) - rounding)
  }

  private func isReading(
    _ before: SeenFrame,
    _ frame: SeenFrame,
    _ screen: SeenScreen
  ) -> Bool {
    let isQuiet = before.isAtRest && frame.isAtRest && !before.isCovered && !frame.isCovered
    return isQuiet && !screen.isResized
  }

  private func text(_ id: UInt32, _ distance: Int64, _ span: String) -> String {
    "row \(id) moved by \(Length(units: distance).points) pt \(span)"
  }
}
