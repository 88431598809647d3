internal import TimelineUnits

/// One event of an exported trace before it is written.
struct TraceSlice {
  /// A value beside an event.
  enum Value {
    case text(String)
    case whole(Int)
    case points(Length)
  }

  var lane: TraceLane
  var name: String
  var start: Instant
  /// When it ends; `nil` for something that has no extent.
  var end: Instant?
  var values: [(key: String, value: Value)] = []
}
