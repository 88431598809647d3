internal import TimelineTrace
internal import TimelineUnits

/// While the reader reads, what is read does not move: in every frame of a list at rest the first
/// visible row stands within 0.5 pt of where the frame before showed it, and of where it stood when
/// the list came to rest.
///
/// A list that has become too short to hold its place ends at its edge. A viewport that changes
/// moves what it wants.
///
/// Source: H-GEO-3, H-PREPEND-4.
struct AnchorCheck: ScreenCheck {
  private static let tolerance: Int64 = 96

  let name = "anchor"
  /// The row that was the first visible one when the list came to rest, and where.
  private var start: (id: UInt32, y: Int64)?
  /// The row that a restore keeps in place, which need not be the first one any more.
  private var restored: UInt32?
  /// Whether rows went, or got other heights, since the last frame.
  private var hasDeleted = false
  private var hasRemeasured = false

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .restoreBegan(let item, _): restored = item.rawValue
    case .snapshotApplied(_, let deleted, _): hasDeleted = hasDeleted || deleted > 0
    case .measured(_, let old, let new, let isFirst):
      hasRemeasured = hasRemeasured || !isFirst && old != new
    case .frame:
      defer { endFrame(screen) }
      return judge(screen)
    default: break
    }
    return nil
  }

  private mutating func endFrame(_ screen: SeenScreen) {
    hasDeleted = false
    hasRemeasured = false
    let isRestoring = screen.frame?.record.state.contains(.restoring) ?? false
    if !isRestoring { restored = nil }
  }

  private mutating func judge(_ screen: SeenScreen) -> String? {
    guard let frame = screen.frame else { return nil }
    guard let before = screen.previous, isReading(before, frame, screen),
      let id = anchor(before, frame), let place = before.pixelY(of: id)
    else {
      start = nil
      return nil
    }
    guard let y = frame.pixelY(of: id) else {
      start = nil
      return restored == id && !hasDeleted && !hasRemeasured
        ? "row \(id) left the screen though it was to be kept in place" : nil
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

  /// The first visible row; one that was deleted leaves its place to the next.
  private func anchor(_ before: SeenFrame, _ frame: SeenFrame) -> UInt32? {
    if let restored { return restored }
    let rows = before.visible
    guard let first = rows.first, frame.rows[first.id] == nil else { return rows.first?.id }
    // A row that left the screen may have shrunk, which moves what was below it.
    guard hasDeleted, !hasRemeasured else { return nil }
    return rows.first { frame.rows[$0.id] != nil }?.id
  }

  /// How far a row is from where it stood, or from as near to that as the edges allow.
  private func miss(of y: Int64, from place: Int64, in frame: SeenFrame) -> Int64 {
    let wanted = frame.record.offset.units + y - place
    let nearest = min(max(wanted, frame.range.lowerBound), frame.range.upperBound)
    // An edge is a whole pixel, so up to one point of rounding belongs to it.
    let rounding = nearest == wanted ? 0 : Length.unitsPerPoint
    let missed = max(0, abs(nearest - frame.record.offset.units) - rounding)
    return min(missed, abs(y - place))
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
