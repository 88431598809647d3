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
  /// How much later than meant a frame was shown.
  private var delays: [Int64] = []

  var count: Int { times.count }

  mutating func take(_ frame: FrameRecord, at time: Instant, on screen: FilmScreen) {
    times.append(time.ticks)
    offsets.append(frame.offset.units)
    contents.append(frame.contentHeight.units)
    commands.append(frame.commanded.units)
    states.append(Int64(frame.state.rawValue))
    gaps.append(screen.gap)
    jumps.append(screen.jump)
    jumpers.append(screen.jumper.map { Int64($0.rawValue) } ?? -1)
    blanks.append(screen.blank)
    delays.append(0)
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
      var late = FilmColumn()
      for delay in delays { late.append(delay) }
      late.write("late", to: &json)
    }
  }
}
