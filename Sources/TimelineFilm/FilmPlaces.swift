import TimelineTrace
import TimelineUnits

/// Where rows stand: one entry for each row that came, moved or left before a frame.
struct FilmPlaces {
  private var frames = FilmColumn()
  private var items = FilmColumn()
  private var tops = FilmColumn()
  private var heights = FilmColumn()
  /// 0 for a measured row, 1 for an estimated one, 2 for one that left.
  private var kinds = FilmColumn()

  mutating func take(_ record: TraceRecord, beforeFrame frame: Int) {
    switch record {
    case .placed(let item, let top, let height, let isEstimated):
      add(frame, item, top.units, height.units, isEstimated ? 1 : 0)
    case .left(let item):
      add(frame, item, 0, 0, 2)
    default:
      break
    }
  }

  private mutating func add(
    _ frame: Int,
    _ item: ItemID,
    _ top: Int64,
    _ height: Int64,
    _ kind: Int64
  ) {
    frames.append(Int64(frame))
    items.append(Int64(item.rawValue))
    tops.append(top)
    heights.append(height)
    kinds.append(kind)
  }

  func write(to json: inout JSONBytes) {
    json.object("places") { json in
      frames.write("frame", to: &json)
      items.write("item", to: &json)
      tops.write("top", to: &json)
      heights.write("height", to: &json)
      kinds.write("kind", to: &json)
    }
  }
}
