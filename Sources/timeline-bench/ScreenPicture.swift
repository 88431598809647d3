internal import TimelineFilm
internal import TimelineTrace
internal import TimelineUnits

/// A screen drawn with characters: rows as blocks, estimates hatched, the cover named.
struct ScreenPicture {
  private static let width = 34
  private static let height = 22

  /// The lines of the picture; always as many.
  let lines: [String]

  init(_ replay: ScreenReplay) {
    let offset = replay.record?.offset ?? .zero
    let step = Length(units: replay.viewport.height.units / Int64(ScreenPicture.height))
    var lines = ["┌" + String(repeating: "─", count: ScreenPicture.width) + "┐"]
    var before: ItemID?
    for line in 0..<ScreenPicture.height {
      let y = offset + Length(units: step.units * Int64(line) + step.units / 2)
      let row = replay.rows.first { $0.top <= y && y < $0.top + $0.height }
      lines.append("│" + ScreenPicture.cells(row, isFirst: row?.item != before) + "│")
      before = row?.item
    }
    lines.append("└" + String(repeating: "─", count: ScreenPicture.width) + "┘")
    lines.append(ScreenPicture.caption(replay))
    self.lines = lines
  }

  private static func cells(_ row: ScreenReplay.Row?, isFirst: Bool) -> String {
    guard let row else { return String(repeating: " ", count: width) }
    let fill = row.isEstimated ? "╱" : "▒"
    let label = isFirst ? " row \(row.item.rawValue) " : ""
    return fill + label + String(repeating: fill, count: width - 1 - label.utf8.count)
  }

  private static func caption(_ replay: ScreenReplay) -> String {
    guard let record = replay.record else { return "before the first frame" }
    let ms = (replay.at.ticks * 10 / Interval.milliseconds(1).ticks).description
    let whole = ms.count > 1 ? String(ms.dropLast()) : "0"
    let isCovered = record.state.contains(.covered)
    let points = Int64(record.offset.points.rounded(.down))
    let waiting = replay.outbox.count { $0.confirmedAt == nil }
    return "\(whole).\(ms.suffix(1)) ms · frame \(replay.frame + 1)"
      + " · \(isCovered ? "covered" : "shown")"
      + " · offset \(points) pt" + (waiting > 0 ? " · \(waiting) in the outbox" : "")
  }
}
