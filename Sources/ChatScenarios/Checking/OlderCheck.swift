internal import TimelineTrace
internal import TimelineUnits

/// Older pages are asked for at most once in 0.25 s; the cover alone need not wait.
///
/// Source: H-OLDER-2, H-SHORT-4, H-EPOCH-4.
struct OlderCheck: ScreenCheck {
  let name = "older"
  private var last: Instant?
  private var underCover = 0
  private var isCovered = false

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .covered:
      // A new epoch under the cover leaves the count of its pages (H-EPOCH-4).
      if !isCovered { underCover = 0 }
      isCovered = true
    case .revealed: isCovered = false
    case .olderRequested(let isUnderCover):
      defer { last = timed.at }
      if isUnderCover {
        underCover += 1
        return underCover > 2 ? "a third page was asked for under the cover" : nil
      }
      guard let last, timed.at - last < .milliseconds(250) else { return nil }
      return "two pages were asked for within \((timed.at - last).milliseconds) ms"
    default: break
    }
    return nil
  }
}
