import TimelineTrace
import TimelineUnits

/// The one pass over a trace that fills a film.
struct FilmMaker {
  private var setup: RunSetup?
  private var end = Instant.zero
  private var screen = FilmScreen()
  private var frames = FilmFrames()
  private var places = FilmPlaces()
  private var marks = FilmMarks()
  private var covers = CoverSpans()

  mutating func take(_ timed: TimedRecord) {
    screen.take(timed.record)
    switch timed.record {
    case .began(let setup): self.setup = setup
    case .placed, .left: places.take(timed.record, beforeFrame: frames.count)
    case .frame(let frame): frames.take(frame, at: timed.at, on: screen)
    case .late(let time): frames.isLate(by: time)
    case .ended: end = timed.at
    default:
      marks.take(timed)
      covers.take(timed)
    }
  }

  func write(_ key: StaticString?, digest: UInt64, to json: inout JSONBytes) {
    json.object(key) { json in
      json.number("version", Int64(Film.version))
      // Two halves: a number of JSON is exact up to 2^53.
      json.numbers("digest", [Int64(digest >> 32), Int64(digest & 0xffff_ffff)])
      json.number("end", end.ticks)
      if let setup { write(setup, to: &json) }
      frames.write(to: &json)
      places.write(to: &json)
      marks.write(to: &json)
      covers.write(to: &json)
    }
  }

  private func write(_ setup: RunSetup, to json: inout JSONBytes) {
    json.object("setup") { json in
      json.number("width", setup.viewport.width.units)
      json.number("height", setup.viewport.height.units)
      json.number("top", setup.insets.top.units)
      json.number("bottom", setup.insets.bottom.units)
      json.number("scale", Int64(setup.scale))
      json.number("refresh", setup.refresh.ticks)
      json.number("estimate", setup.estimatedHeight.units)
      json.number("renderInterval", setup.renderInterval.ticks)
    }
  }
}
