import TimelineTrace
import TimelineUnits

/// How far the anchor of a prepend stood from its place.
///
/// The place is where the last frame before the prepend showed the anchor (without such a frame,
/// where the record says it stood), moved on by what was commanded since. Frames are judged from
/// the prepend on: while the restore runs, and after it for 500 ms at most, until something
/// commands a movement, because a later position is no longer the prepend's doing. A cover, a new
/// list and the next prepend end the watch. An anchor that should be on screen and is not counts
/// with the least distance that hides it.
///
/// Source: M-DRIFT-1, H-PREPEND-4.
struct AnchorDrift: Accumulator {
  private static let afterTime = Interval.milliseconds(500)

  private var anchor: ItemID?
  private var place: Int64 = 0
  private var height: Int64 = 0
  private var endedAt: Instant?
  /// Whether no frame since the prepend was judged.
  private var isFresh = true
  private var latest = Extreme()
  private var worst = Extreme()
  private var final = Extreme()

  /// The distance in the last frame, or `nil` if it was not judged.
  var distance: Int64? { latest.value }

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .restoreBegan(let item, let screenY):
      close()
      begin(item, screenY, screen)
    case .restoreEnded:
      endedAt = timed.at
    case .covered, .mounted:
      close()
    case .frame(let frame):
      judge(frame, at: timed.at, screen)
    default:
      break
    }
  }

  private mutating func begin(_ item: ItemID, _ screenY: Length, _ screen: ScreenTrack) {
    anchor = item
    endedAt = nil
    isFresh = true
    place = screenY.units
    height = 0
    guard let row = screen.row(of: item) else { return }
    height = row.height
    if row.wasVisible, let frame = screen.frame, !frame.state.contains(.covered) {
      place = row.shownY
      height = row.shownHeight
    }
  }

  private mutating func judge(_ frame: FrameRecord, at now: Instant, _ screen: ScreenTrack) {
    guard let item = anchor else { return }
    if frame.state.contains(.covered) || isOver(frame, at: now) {
      close()
      return
    }
    isFresh = false
    place = place.saturatingAdd(-frame.commanded.units)
    let distance: Int64
    if let row = screen.row(of: item) {
      distance = row.shownY.distance(to: place)
      height = row.height
    } else {
      distance = distanceToHide(in: screen.viewport.height.units)
      if distance <= 0 {
        close()
        return
      }
    }
    worst.take(distance, at: now, item: item)
    latest = Extreme()
    latest.take(distance, at: now, item: item)
  }

  private func isOver(_ frame: FrameRecord, at now: Instant) -> Bool {
    // The frame that shows the prepend is its doing, also where the list makes its last step in it.
    guard let endedAt, !isFresh else { return false }
    return frame.commanded != .zero || now - endedAt > AnchorDrift.afterTime
  }

  /// The least movement that takes a row at the anchor's place off screen; none if it is off.
  private func distanceToHide(in viewportHeight: Int64) -> Int64 {
    let isBelow = place >= viewportHeight
    return isBelow ? 0 : min(viewportHeight.distance(to: place), place.saturatingAdd(height))
  }

  private mutating func close() {
    if let value = latest.value, let witness = latest.witness {
      final.take(value, at: witness.at, item: witness.item)
    }
    latest = Extreme()
    anchor = nil
  }

  mutating func report(to measurements: inout Measurements) {
    close()
    measurements.set(.anchorDriftWorst, worst)
    measurements.set(.anchorDriftFinal, final)
  }
}
