import TimelineTrace
import TimelineUnits

/// The height of the viewport that has content but no row.
///
/// Judged in frames that show the list and whose content fills the viewport; a frame stands until
/// the next one or the end of the run.
///
/// Source: M-BLANK-1.
struct BlankArea: Accumulator {
  private var largest = Extreme()
  private var integral: Int64 = 0
  /// What the last frame leaves blank.
  private(set) var standing: Int64 = 0
  private var since = Instant.zero

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .frame(let frame):
      integrate(to: timed.at)
      standing = 0
      guard !frame.state.contains(.covered), frame.contentHeight >= screen.viewport.height else {
        return
      }
      standing = blank(frame, screen)
      largest.take(standing, at: timed.at)
    case .ended:
      integrate(to: timed.at)
    default:
      break
    }
  }

  private mutating func integrate(to now: Instant) {
    integral = integral.saturatingAdd(standing.saturatingMultiply((now - since).ticks))
    since = now
  }

  /// What of the visible content no row covers: at the top, at the bottom and in between.
  private func blank(_ frame: FrameRecord, _ screen: ScreenTrack) -> Int64 {
    let start = max(0, -frame.offset.units)
    let end = min(screen.viewport.height.units, (frame.contentHeight - frame.offset).units)
    guard start < end else { return 0 }
    var covered: Int64 = 0
    var highest = end
    var lowest = start
    for row in screen.rows where row.wasVisible {
      let top = max(row.shownY, start)
      let bottom = min(row.shownY + row.shownHeight, end)
      guard top < bottom else { continue }
      covered = covered.saturatingAdd(bottom - top)
      highest = min(highest, top)
      lowest = max(lowest, bottom)
    }
    // Rows that overlap would hide a hole in the sum; they cannot hide one at an edge.
    let edges = lowest > highest ? highest - start + end - lowest : end - start
    return max(end - start - covered, edges)
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.blankPt, largest)
    if largest.value != nil { measurements.set(.blankPtSeconds, parts: integral) }
  }
}
