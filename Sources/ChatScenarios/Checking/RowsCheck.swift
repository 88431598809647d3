internal import TimelineTrace
internal import TimelineUnits

/// The rows on screen lie one below the other, without a gap or an overlap, and fill the screen as
/// far as there is content.
///
/// Source: M-BLANK-1.
struct RowsCheck: ScreenCheck {
  let name = "rows"

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    guard case .frame = timed.record, let frame = screen.frame, !frame.isCovered else { return nil }
    let offset = frame.record.offset.units
    let start = max(0, -offset)
    let end = min(frame.viewport.height.units, frame.record.contentHeight.units - offset)
    guard start < end else { return nil }
    var edge = start
    for row in frame.visible {
      // Above the first row nothing is asked for beyond the screen.
      let top = max(row.y, start)
      guard top == edge else {
        return "row \(row.id) begins \(points(top - edge)) pt off its place"
      }
      edge = row.y + row.height
    }
    guard edge >= end else { return "\(points(end - edge)) pt of the screen show no row" }
    return nil
  }

  private func points(_ units: Int64) -> Double { Length(units: units).points }
}
