import TimelineTrace
import TimelineUnits

/// What each frame showed, and what the step charts draw of it.
struct FilmFrames {
  private var times = FilmColumn()
  private var offsets = FilmColumn()
  private var contents = FilmColumn()
  private var commands = FilmColumn()
  private var states = FilmColumn()
  /// The distance to the bottom.
  private var gaps = FilmColumn()
  /// The movement of a row that nothing commanded; the one of the row that moved furthest.
  private var jumps = FilmColumn()
  /// The row that moved furthest, or −1.
  private var jumpers = FilmColumn()
  /// The uncovered height without a row.
  private var blanks = FilmColumn()
  /// The speed of what was commanded since the frame before, in 1/192 pt a second.
  private var speeds = FilmColumn()
  /// The row that a restore holds, or −1, and how far it stands below its place.
  private var anchors = FilmColumn()
  private var drifts = FilmColumn()
  /// How far the finger has moved since it began to drag.
  private var fingers = FilmColumn()
  /// How much later than meant a frame was shown.
  private var delays: [Int64] = []

  var count: Int { times.count }

  mutating func take(_ frame: FrameRecord, at time: Instant, on screen: FilmScreen) {
    speeds.append(speed(of: frame.commanded.units, at: time.ticks))
    times.append(time.ticks)
    offsets.append(frame.offset.units)
    contents.append(frame.contentHeight.units)
    commands.append(frame.commanded.units)
    states.append(Int64(frame.state.rawValue))
    gaps.append(screen.gap)
    jumps.append(screen.jump)
    jumpers.append(screen.jumper.map { Int64($0.rawValue) } ?? -1)
    blanks.append(screen.blank)
    anchors.append(screen.anchor.map { Int64($0.rawValue) } ?? -1)
    drifts.append(screen.drift)
    fingers.append(screen.finger)
    delays.append(0)
  }

  /// Rounded towards zero, with time in steps of 10 µs, so that no product is too large.
  private func speed(of movement: Int64, at time: Int64) -> Int64 {
    guard let last = times.values.last else { return 0 }
    let steps = max((time - last) / 7_056, 1)
    return movement.multipliedReportingOverflow(by: 100_000).partialValue / steps
  }

  mutating func isLate(by time: Interval) {
    if !delays.isEmpty { delays[delays.count - 1] = time.ticks }
  }

  func write(to json: inout JSONBytes) {
    json.object("frames") { json in
      times.write("at", to: &json)
      offsets.write("offset", to: &json)
      contents.write("content", to: &json)
      commands.write("commanded", to: &json)
      states.write("state", to: &json)
      gaps.write("gap", to: &json)
      jumps.write("jump", to: &json)
      jumpers.write("jumper", to: &json)
      blanks.write("blank", to: &json)
      speeds.write("speed", to: &json)
      anchors.write("anchor", to: &json)
      drifts.write("drift", to: &json)
      fingers.write("finger", to: &json)
      var late = FilmColumn()
      for delay in delays { late.append(delay) }
      late.write("late", to: &json)
    }
  }
}
